import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';

import { RecycleBin } from '#features/sessions/web/recycle-bin.tsx';
import { binTexts } from '#features/sessions/web/bin-texts.ts';
import { sessionWebTexts } from '#features/sessions/web/texts.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { BackLink } from '../layout/back-link.tsx';
import { useScreenTitle } from '../use-screen-title.ts';

const route = getRouteApi('/guarded/sessions/deleted');

/** The sessions deleted in the last 30 days. */
export function RecycleBinScreen() {
  const { bin } = useTexts(sessionWebTexts);
  const texts = useTexts(binTexts);
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const turnTo = useCallback(
    (next: number) => void navigate({ search: next > 1 ? { page: next } : {} }),
    [navigate],
  );
  useScreenTitle(bin);
  return (
    <Page>
      <BackLink to="/sessions">{texts.backToList}</BackLink>
      <h1>{bin}</h1>
      <p className="mt-1 mb-6 text-muted">{texts.binHint}</p>
      <RecycleBin page={page} onPage={turnTo} />
    </Page>
  );
}
