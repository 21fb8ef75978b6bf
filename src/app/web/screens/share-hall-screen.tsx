import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback } from 'react';

import { hallTexts } from '#features/sharing/web/hall-texts.ts';
import { hallSearchCharsMax, hallSorts } from '#features/sharing/rules.ts';
import { ShareHall, type HallPlace } from '#features/sharing/web/share-hall.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useScreenTitle } from '../use-screen-title.ts';

const route = getRouteApi('/guarded/share-hall');

/** The approved public shares. */
export function ShareHallScreen() {
  const texts = useTexts(hallTexts);
  const asked = route.useSearch();
  const place = placeOf(asked);
  const navigate = route.useNavigate();
  const go = useCallback(
    (to: HallPlace) =>
      void navigate({
        search: {
          ...(to.words === '' ? {} : { q: to.words }),
          ...(to.tag === '' ? {} : { tag: to.tag }),
          ...(to.sort === 'new' ? {} : { sort: to.sort }),
          ...(to.page > 1 ? { page: to.page } : {}),
        },
      }),
    [navigate],
  );
  useScreenTitle(texts.title);
  return (
    <Page>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h1>{texts.title}</h1>
          <p className="mt-1 text-muted">{texts.lead}</p>
        </div>
        <Link to="/shared" className={buttonClass('quiet')}>
          {texts.myShares}
        </Link>
      </div>
      <ShareHall place={place} onPlace={go} />
    </Page>
  );
}

/** The search parameters of an address; unknown ones are ignored. */
function placeOf(asked: { q?: string; tag?: string; sort?: string; page?: number }): HallPlace {
  const { q = '', tag = '', page = 1 } = asked;
  return {
    words: q.length > hallSearchCharsMax ? '' : q.trim(),
    tag: tag.length > hallSearchCharsMax ? '' : tag.trim(),
    sort: hallSorts.find((sort) => sort === asked.sort) ?? 'new',
    page,
  };
}
