import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LibraryBig, SearchX } from 'lucide-react';
import { useEffect } from 'react';

import { pageCount } from '#platform/contract/paging.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { hallPageSize, hallSearchCharsMax, hallSorts, type HallSort } from '../rules.ts';
import { HallTags } from './hall-tags.tsx';
import { hallTexts } from './hall-texts.ts';
import { isNetworkFailure } from './is-network-failure.ts';
import { ShareCard } from './share-card.tsx';
import { ShareCardsSkeleton, shareGridClass } from './share-cards-skeleton.tsx';
import { sharingApi } from './sharing-api.ts';

/** The state of the hall, kept in the URL. */
export type HallPlace = { words: string; tag: string; sort: HallSort; page: number };

type ShareHallProps = {
  place: HallPlace;
  onPlace: (place: HallPlace) => void;
};

/** SHR-32: search box, tags, order, cards and pages. */
export function ShareHall({ place, onPlace }: ShareHallProps) {
  const texts = useTexts(hallTexts);
  const { words, tag, sort } = place;
  const search = (found: string): void => onPlace({ words: found, tag: '', sort, page: 1 });
  return (
    <>
      <div className="max-w-[36rem]">
        <SearchBox
          words={words}
          label={texts.searchLabel}
          placeholder={texts.placeholder}
          charsMax={hallSearchCharsMax}
          onSearch={search}
          onClear={() => search('')}
        />
      </div>
      <div className="mt-4 mb-5 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <HallTags
            tag={tag}
            // SHR-32: choosing the active tag clears it; a choice begins at page 1 and leaves a search.
            onTag={(chosen) =>
              onPlace({ words: '', tag: chosen === tag ? '' : chosen, sort, page: 1 })
            }
          />
        </div>
        <div className="w-36 shrink-0">
          <Select
            label={texts.sort}
            isLabelHidden
            value={sort}
            options={hallSorts.map((value) => ({ value, label: texts.sorts(value) }))}
            onValueChange={(chosen) => onPlace({ ...place, sort: chosen, page: 1 })}
          />
        </div>
      </div>
      <Shares place={place} onPlace={onPlace} />
    </>
  );
}

function Shares({ place, onPlace }: ShareHallProps) {
  const texts = useTexts(hallTexts);
  const { words, tag, sort, page } = place;
  const hall = useQuery({
    ...endpointQuery(sharingApi, 'listSharedSessions', {
      query: { page, page_size: hallPageSize, search: words, tag, sort },
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const pages = hall.data && pageCount(hall.data.count, hallPageSize);
  useEffect(() => {
    if (pages !== undefined && !hall.isPlaceholderData && page > pages) {
      onPlace({ ...place, page: pages });
    }
  }, [pages, hall.isPlaceholderData, page, place, onPlace]);
  if (hall.isPending) return <ShareCardsSkeleton />;
  if (!hall.data) {
    return (
      <ErrorState
        title={isNetworkFailure(hall.error) ? texts.offline : texts.failed}
        isRetrying={hall.isFetching}
        // SHR-32: trying again begins at page 1.
        onRetry={() => (page > 1 ? onPlace({ ...place, page: 1 }) : void hall.refetch())}
      />
    );
  }
  const { results, count } = hall.data;
  if (count === 0) {
    const isNarrowed = words !== '' || tag !== '';
    return isNarrowed ? (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={<output>{texts.nothing}</output>}
        hint={texts.nothingHint}
        action={
          <Button onClick={() => onPlace({ words: '', tag: '', sort, page: 1 })}>
            {texts.all}
          </Button>
        }
      />
    ) : (
      <EmptyState
        icon={<LibraryBig aria-hidden="true" />}
        title={texts.empty}
        hint={texts.emptyHint}
      />
    );
  }
  return (
    <>
      <ul className={shareGridClass} aria-busy={hall.isPlaceholderData}>
        {results.map((share) => (
          <ShareCard key={share.id} share={share} />
        ))}
      </ul>
      <div className="mt-8 flex flex-col items-center gap-2">
        <Pagination
          page={page}
          totalPages={pages ?? 1}
          onPage={(next) => onPlace({ ...place, page: next })}
        />
        <output className="text-sm text-muted tabular-nums">
          {texts.records(count, page, pages ?? 1)}
        </output>
      </div>
    </>
  );
}
