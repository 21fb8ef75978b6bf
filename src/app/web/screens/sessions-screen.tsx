import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { ClaimBanner } from '#features/membership/web/claim-banner.tsx';
import { parseFilters, activeFilters, type SearchFilters } from '#features/search/filters.ts';
import { searchCharsMax } from '#features/search/rules.ts';
import { SearchResults } from '#features/search/web/search-results.tsx';
import { searchWebTexts } from '#features/search/web/texts.ts';
import { sessionListPageSize } from '#features/sessions/rules.ts';
import { SessionList, sessionPageQuery } from '#features/sessions/web/session-list.tsx';
import { sessionWebTexts } from '#features/sessions/web/texts.ts';
import { pageCount } from '#platform/contract/paging.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { useShortcuts } from '#platform/web/use-shortcuts.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { focusFirstWords } from '../focus-first-words.ts';
import { useScreenTitle } from '../use-screen-title.ts';
import { FirstScreen } from './first-screen.tsx';
import { NewSession } from './new-session.tsx';
import { useShareAction } from './use-share-action.tsx';
import { usePersonOptions } from './use-person-options.ts';
import { PersonFilter } from './person-filter.tsx';
import { PersonBadge } from './person-badge.tsx';

const route = getRouteApi('/guarded/sessions');

export function SessionsScreen() {
  const texts = useTexts(sessionWebTexts);
  const [isAsking, setAsking] = useState(false);
  const { toShare, dialog } = useShareAction();
  const searchBox = useRef<HTMLInputElement>(null);
  const { page, turnTo, words, filters, find, narrow, listOf, leave } = useSearchPlace();
  const people = usePersonOptions();
  const isSearching = words !== '';
  const whose = filters.whose === 'all' ? undefined : filters.whose;
  const first = useQuery(isSearching ? sessionPageQuery(1) : sessionPageQuery(page, whose));
  const pages = first.data && pageCount(first.data.count, sessionListPageSize);
  // The last card of the last page was deleted, or the address names a page that no longer exists.
  useEffect(() => {
    if (!isSearching && pages !== undefined && page > pages) {
      turnTo(pages, { isCorrection: true });
    }
  }, [isSearching, page, pages, turnTo]);
  useScreenTitle(texts.title);
  const ask = (): void => setAsking(true);
  const leaveSearch = (): void => {
    leave();
    searchBox.current?.focus();
  };
  useShortcuts({ '/': () => focusWords(searchBox.current) });
  return (
    <Page className="flex min-h-[calc(100dvh-3.5rem-var(--notice-height,0px))] flex-col thumb:pb-0">
      {!isSearching && <FirstScreen onAskTitle={ask} />}
      <ClaimBanner className="mt-6" />
      <ListHead isSearching={isSearching}>
        {!isSearching && <PersonFilter whose={whose} onChange={listOf} />}
        <div className="w-full md:w-96">
          <OwnSearchBox words={words} onSearch={find} onClear={leaveSearch} input={searchBox} />
        </div>
      </ListHead>
      {isSearching ? (
        <SearchResults
          words={words}
          people={people}
          Mark={PersonBadge}
          filters={filters}
          onFilters={narrow}
          page={page}
          onPage={turnTo}
          onClear={leaveSearch}
        />
      ) : (
        <SessionList
          page={page}
          whose={whose}
          Mark={PersonBadge}
          onPage={turnTo}
          startAction={
            <Button variant="quiet" size="small" onClick={focusFirstWords}>
              {texts.start}
            </Button>
          }
          moreActions={(session) => [toShare(session)]}
        />
      )}
      {!isSearching && <RecycleBinLink />}
      {dialog}
      {isAsking && <NewSession onClose={() => setAsking(false)} />}
    </Page>
  );
}

/** The heading over the list, with what narrows it. */
function ListHead({ isSearching, children }: { isSearching: boolean; children: ReactNode }) {
  const { title } = useTexts(sessionWebTexts);
  const Heading = isSearching ? 'h1' : 'h2';
  return (
    <div
      className={
        isSearching
          ? 'mb-6 flex flex-wrap items-center justify-between gap-3'
          : 'mt-8 mb-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5'
      }
    >
      <Heading className="grow text-xl">{title}</Heading>
      {children}
    </div>
  );
}

type OwnSearchBoxProps = Pick<
  ComponentProps<typeof SearchBox>,
  'words' | 'onSearch' | 'onClear' | 'input'
>;

function OwnSearchBox(props: OwnSearchBoxProps) {
  const { label, placeholder } = useTexts(searchWebTexts);
  return <SearchBox {...props} {...{ label, placeholder }} charsMax={searchCharsMax} />;
}

/** The state in the page's address: the page, the search text and its filters. */
function useSearchPlace() {
  const { page = 1, q: words = '', type, range, role, whose } = route.useSearch();
  const navigate = route.useNavigate();
  const filters = parseFilters({ type, range, role, whose });
  const turnTo = useCallback(
    (next: number, { isCorrection = false } = {}) =>
      void navigate({
        search: (place) => {
          const { page: _page, ...rest } = place;
          return next > 1 ? { ...rest, page: next } : rest;
        },
        replace: isCorrection,
      }),
    [navigate],
  );
  return {
    page,
    words,
    filters,
    turnTo,
    // A new search keeps the filters of the last one.
    find: (q: string): void => void navigate({ search: { q, ...activeFilters(filters) } }),
    narrow: (next: SearchFilters): void =>
      void navigate({ search: { q: words, ...activeFilters(next) }, replace: true }),
    listOf: (next: string | undefined): void =>
      void navigate({ search: next === undefined ? {} : { whose: next } }),
    leave: (): void => void navigate({ search: {} }),
  };
}

function RecycleBinLink() {
  const texts = useTexts(sessionWebTexts);
  return (
    <p className="mt-6 text-center">
      <Link
        to="/sessions/deleted"
        className="inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-ink hover:underline"
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
        {texts.bin}
      </Link>
    </p>
  );
}

/** The text of the last search is selected, ready to be replaced. */
function focusWords(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
