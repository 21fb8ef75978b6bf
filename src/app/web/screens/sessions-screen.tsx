import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react';

import { useFirstSession } from '#features/membership/web/use-first-session.ts';
import { SearchBox } from '#features/search/web/search-box.tsx';
import { SearchResults } from '#features/search/web/search-results.tsx';
import type { Session } from '#features/sessions/contract.ts';
import { sessionListPageSize } from '#features/sessions/rules.ts';
import { SessionList, sessionPageQuery } from '#features/sessions/web/session-list.tsx';
import { sessionWebTexts } from '#features/sessions/web/texts.ts';
import { pageCount } from '#platform/contract/paging.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useShortcuts } from '#platform/web/use-shortcuts.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { useScreenTitle } from '../use-screen-title.ts';

const NewSessionDialog = lazy(() => import('#features/sessions/web/new-session-dialog.tsx'));
const route = getRouteApi('/guarded/sessions');

export function SessionsScreen() {
  const texts = useTexts(sessionWebTexts);
  const { page = 1, q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const isSearching = q !== '';
  const first = useQuery(sessionPageQuery(isSearching ? 1 : page));
  const open = useCallback(
    ({ id }: Session) => void navigate({ to: '/chat/$sessionId', params: { sessionId: id } }),
    [navigate],
  );
  useFirstSession(first.data?.count, (session) => {
    void cache.invalidateQueries({ queryKey: ['listSessions'] });
    void cache.invalidateQueries({ queryKey: ['getStats'] });
    open(session);
  });
  const pages = first.data && pageCount(first.data.count, sessionListPageSize);
  // The last card of the last page was deleted, or the address names a page that is no more.
  useEffect(() => {
    if (!isSearching && pages !== undefined && page > pages) {
      void navigate({ search: pages > 1 ? { page: pages } : {}, replace: true });
    }
  }, [isSearching, page, pages, navigate]);
  useScreenTitle(texts.title);
  const ask = (): void => setAsking(true);
  const find = (words: string): void => void navigate({ search: { q: words } });
  const leaveSearch = (): void => {
    void navigate({ search: {} });
    searchBox.current?.focus();
  };
  const turnTo = useCallback(
    (next: number) =>
      void navigate({ search: ({ q }) => ({ ...(q && { q }), ...(next > 1 && { page: next }) }) }),
    [navigate],
  );
  useShortcuts({ n: ask, '/': () => focusWords(searchBox.current) });
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:px-8 md:py-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="grow">{texts.title}</h1>
        <div className="order-last w-full md:order-none md:w-96">
          <SearchBox words={q} onSearch={find} onClear={leaveSearch} input={searchBox} />
        </div>
        <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={ask}>
          {texts.newSession}
        </Button>
      </div>
      {isSearching ? (
        <SearchResults words={q} page={page} onPage={turnTo} onClear={leaveSearch} />
      ) : (
        <SessionList
          page={page}
          onPage={turnTo}
          startAction={<Button onClick={ask}>{texts.start}</Button>}
        />
      )}
      {isAsking && (
        <Suspense>
          <NewSessionDialog onClose={() => setAsking(false)} onCreated={open} />
        </Suspense>
      )}
    </div>
  );
}

/** The words of the last search are ready to be replaced. */
function focusWords(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
