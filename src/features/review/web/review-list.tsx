import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { pageCount, type Page } from '#platform/contract/paging.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { reviewPageSize } from '../rules.ts';
import { reviewTexts } from './review-texts.ts';

type ReviewListProps<T> = {
  list: UseQueryResult<Page<T>>;
  page: number;
  onPage: (page: number) => void;
  emptyIcon: ReactNode;
  emptyTitle: string;
  children: (items: readonly T[]) => ReactNode;
};

/** A paged list of the desk with its four states. */
export function ReviewList<T>(props: ReviewListProps<T>) {
  const { list, page, onPage, emptyIcon, emptyTitle, children } = props;
  const texts = useTexts(reviewTexts);
  const pages = list.data && pageCount(list.data.count, reviewPageSize);
  // The last item of the last page was decided.
  useEffect(() => {
    if (pages !== undefined && page > pages) onPage(pages);
  }, [page, pages, onPage]);
  if (list.isPending) return <ListSkeleton />;
  if (!list.data) return <QueryFailure title={texts.loadFailed} query={list} />;
  if (list.data.results.length === 0) {
    return <EmptyState icon={emptyIcon} title={emptyTitle} hint={texts.emptyHint} />;
  }
  return (
    <>
      {children(list.data.results)}
      <div className="mt-6">
        <Pagination page={page} totalPages={pages ?? 1} onPage={onPage} />
      </div>
    </>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  );
}
