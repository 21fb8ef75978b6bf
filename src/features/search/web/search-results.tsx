import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect, type ComponentType } from 'react';

import { pageCount } from '#platform/contract/paging.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Veil } from '#platform/web/ui/veil.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { noFilters, activeFilters, type SearchFilters as Filters } from '../filters.ts';
import { searchPageSize, sharedSearchPageSize, searchStartDelayMs } from '../rules.ts';
import { searchApi } from './search-api.ts';
import { SearchFilters, type PersonOption } from './search-filters.tsx';
import { SearchResultCard } from './search-result-card.tsx';
import { SearchSkeleton } from './search-skeleton.tsx';
import { SharedResultCard } from './shared-result-card.tsx';
import { searchWebTexts } from './texts.ts';

type SearchWebTexts = (typeof searchWebTexts)['zh-CN'];

type SearchResultsProps = {
  words: string;
  people: readonly PersonOption[];
  /** Shows whom a found conversation is for. */
  Mark: ComponentType<{ personId?: number | null | undefined }>;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
};

/** The search results with their loading, error and empty states. */
export function SearchResults(props: SearchResultsProps) {
  const { words, people, filters, onFilters, onClear } = props;
  const texts = useTexts(searchWebTexts);
  return (
    <section aria-label={texts.resultsOf(words)}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg">{texts.resultsOf(words)}</h2>
        <Button variant="ghost" size="small" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      <SearchFilters filters={filters} people={people} onFilters={onFilters} />
      {/* Other words are another search: what was found before is not shown meanwhile. */}
      <Found key={words} {...props} />
    </section>
  );
}

function Found(props: SearchResultsProps) {
  const { words, filters, onFilters, page, onPage, onClear, Mark } = props;
  const texts = useTexts(searchWebTexts);
  const search = useQuery({
    ...searchQuery(words, filters, page),
    placeholderData: keepPreviousData,
    // Results may have been renamed, deleted or added since.
    staleTime: 0,
  });
  const isNarrowed = Object.keys(activeFilters(filters)).length > 0;
  const isOfOthers = filters.type === 'shared';
  const pages = search.data && pageCount(search.data.count, pageSizeOf(filters));
  useEffect(() => {
    if (pages !== undefined && page > pages) onPage(pages);
  }, [page, pages, onPage]);
  if (search.isPending) return <SearchSkeleton />;
  if (!search.data) return <QueryFailure title={texts.failed} query={search} />;
  const { count, results, isMore } = search.data;
  if (count === 0) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={<output>{isOfOthers ? texts.nothingShared : texts.nothing}</output>}
        hint={isNarrowed ? texts.narrowHint : texts.nothingHint}
        action={
          isNarrowed ? (
            <Button onClick={() => onFilters(noFilters)}>{texts.noFilters}</Button>
          ) : (
            <Button onClick={onClear}>{texts.clear}</Button>
          )
        }
      />
    );
  }
  return (
    <>
      <output className="mb-3 block text-sm text-muted">
        {saidCount(texts, count, { isOfOthers, isMore })}
      </output>
      <ul className="flex flex-col gap-4" aria-busy={search.isPlaceholderData}>
        {results.map((result) =>
          'session' in result ? (
            <Veil key={result.session} at={result.updated_at} nowMs={search.dataUpdatedAt}>
              <SearchResultCard
                result={result}
                nowMs={search.dataUpdatedAt}
                mark={<Mark personId={result.person_id} />}
              />
            </Veil>
          ) : (
            <SharedResultCard key={`shared-${result.id}`} result={result} />
          ),
        )}
      </ul>
      <div className="mt-8">
        <Pagination page={page} totalPages={pages ?? 1} onPage={onPage} />
      </div>
    </>
  );
}

function saidCount(
  texts: SearchWebTexts,
  count: number,
  { isOfOthers, isMore = false }: { isOfOthers: boolean; isMore: boolean | undefined },
): string {
  if (isOfOthers) return isMore ? texts.foundManyShares(count) : texts.foundShares(count);
  return isMore ? texts.foundMany(count) : texts.found(count);
}

const pageSizeOf = ({ type }: Pick<Filters, 'type'>): number =>
  type === 'shared' ? sharedSearchPageSize : searchPageSize;

/** The debounced search query of a page: of several quick changes only the last one is sent. */
function searchQuery(q: string, { type, range, role, whose }: Filters, page: number) {
  const query = {
    q,
    page,
    page_size: pageSizeOf({ type }),
    search_type: type,
    date_range: range,
    role,
    ...(whose === 'all' ? {} : { person_id: whose }),
  };
  return queryOptions({
    ...endpointQuery(searchApi, 'searchAll', { query }),
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, searchStartDelayMs);
      });
      signal.throwIfAborted();
      return searchApi.searchAll({ query }, { signal });
    },
  });
}
