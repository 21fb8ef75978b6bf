import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback } from 'react';

import { myShareTexts } from '#features/sharing/web/my-share-texts.ts';
import { MyShares } from '#features/sharing/web/my-shares.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useScreenTitle } from '../use-screen-title.ts';

const route = getRouteApi('/guarded/shared');

/** SHR-11: the author's shares with their states. */
export function MySharesScreen() {
  const texts = useTexts(myShareTexts);
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const turnTo = useCallback(
    (next: number) => void navigate({ search: next > 1 ? { page: next } : {} }),
    [navigate],
  );
  useScreenTitle(texts.title);
  return (
    <Page isNarrow>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h1>{texts.title}</h1>
          <p className="mt-1 text-muted">{texts.lead}</p>
        </div>
        <Link to="/share-hall" className={buttonClass('quiet')}>
          {texts.toHall}
        </Link>
      </div>
      <MyShares
        page={page}
        onPage={turnTo}
        startAction={
          <Link to="/sessions" className={buttonClass()}>
            {texts.toSessions}
          </Link>
        }
      />
    </Page>
  );
}
