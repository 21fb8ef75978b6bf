import { useQuery } from '@tanstack/react-query';

import { CallError } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { reviewApi } from './review-api.ts';
import { ReviewShareText } from './review-share-text.tsx';
import { reviewTexts } from './review-texts.ts';

/** One share in full. Each reading is logged, so it is never refetched automatically. */
export function useShareReview(id: number | undefined) {
  return useQuery({
    ...endpointQuery(reviewApi, 'getReview', { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

type ReviewDetailProps = {
  review: ReturnType<typeof useShareReview>;
  /** Passed in by the parent; null where no decision is possible. */
  decision: { isPending: boolean; onApprove: () => void; onReject: () => void } | null;
};

/** A share with the two decisions below it. */
export function ReviewDetail({ review, decision }: ReviewDetailProps) {
  const texts = useTexts(reviewTexts);
  if (review.isPending) return <DetailSkeleton />;
  if (!review.data) {
    const isGone = review.error instanceof CallError && review.error.status === 404;
    return isGone ? (
      <Banner type="info">{texts.gone}</Banner>
    ) : (
      <QueryFailure title={texts.loadFailed} query={review} />
    );
  }
  const isDecided = review.data.status !== 'pending';
  return (
    <>
      {decision && isDecided && (
        <Banner type="info" className="mb-4">
          {texts.decided}
        </Banner>
      )}
      <ReviewShareText share={review.data} />
      {decision && !isDecided && (
        <div className="sticky bottom-0 -mx-5 mt-6 -mb-5 flex flex-wrap justify-end gap-2 rounded-b-card border-t border-line bg-surface px-5 py-3">
          <Button
            variant="quiet"
            aria-keyshortcuts="r"
            disabled={decision.isPending}
            onClick={decision.onReject}
          >
            {texts.reject}
          </Button>
          <Button aria-keyshortcuts="a" pending={decision.isPending} onClick={decision.onApprove}>
            {texts.approve}
          </Button>
        </div>
      )}
    </>
  );
}

function DetailSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-4 w-64" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-32 w-full" />
    </SkeletonGroup>
  );
}
