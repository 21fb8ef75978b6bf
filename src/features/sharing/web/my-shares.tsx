import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { pageCount } from '#platform/contract/paging.ts';
import { CallError } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Veil } from '#platform/web/ui/veil.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { mySharesPageSize } from '../rules.ts';
import { isNetworkFailure } from './is-network-failure.ts';
import { MyShareCard } from './my-share-card.tsx';
import { myShareTexts } from './my-share-texts.ts';
import { ShareCardsSkeleton } from './share-cards-skeleton.tsx';
import { sharingApi } from './sharing-api.ts';

type MySharesProps = {
  page: number;
  onPage: (page: number) => void;
  /** The action offered by an empty list. */
  startAction: ReactNode;
};

/** The author's own shares in every state; opening the list clears the news badge. */
export function MyShares({ page, onPage, startAction }: MySharesProps) {
  const texts = useTexts(myShareTexts);
  const list = useQuery({
    ...endpointQuery(sharingApi, 'listMyShares', {
      query: { page, page_size: mySharesPageSize },
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  useSeenNews(list.isFetchedAfterMount && list.isSuccess);
  const pages = list.data && pageCount(list.data.count, mySharesPageSize);
  useEffect(() => {
    if (pages !== undefined && !list.isPlaceholderData && page > pages) onPage(pages);
  }, [pages, list.isPlaceholderData, page, onPage]);
  if (list.isPending) return <ShareCardsSkeleton />;
  if (!list.data)
    return (
      <QueryFailure
        title={isNetworkFailure(list.error) ? texts.failedBadly : texts.failed}
        query={list}
      />
    );
  if (list.data.count === 0) {
    return (
      <EmptyState
        icon={<Share2 aria-hidden="true" />}
        title={texts.empty}
        hint={texts.emptyHint}
        action={startAction}
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-4" aria-busy={list.isPlaceholderData}>
        {list.data.results.map((share) => (
          <Veil key={share.id} at={share.submittedAt} nowMs={list.dataUpdatedAt}>
            <MyShareCard share={share} />
          </Veil>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={page} totalPages={pages ?? 1} onPage={onPage} />
      </div>
    </>
  );
}

/** Marks decisions as seen once the list is shown; the labels stay for this visit. */
function useSeenNews(isShown: boolean): void {
  const cache = useQueryClient();
  const { data: news } = useQuery(endpointQuery(sharingApi, 'getShareNews'));
  const isNews = isShown && (news?.decisions ?? 0) > 0;
  useEffect(() => {
    if (!isNews) return;
    sharingApi
      .acceptShareNews()
      .then(() => cache.invalidateQueries({ queryKey: keyOf(sharingApi, 'getShareNews') }))
      // The badge stays, and the next visit tries again.
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
      });
  }, [isNews, cache]);
}
