import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ClipboardCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useMedia } from '#platform/web/use-media.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { WaitingShare } from '../contract.ts';
import { reviewPageSize } from '../rules.ts';
import { deskRefreshMs, reviewApi } from './review-api.ts';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewQueueItem } from './review-queue-item.tsx';
import { reviewTexts } from './review-texts.ts';
import { useReviewQueue } from './use-review-queue.ts';

const ReasonDialog = lazy(() => import('./review-reason-dialog.tsx'));

/** The list and the share are side by side from this width on. */
const wideQuery = '(min-width: 1024px)';

type ReviewQueueProps = {
  page: number;
  onPage: (page: number) => void;
};

/** The pending shares, the oldest first, and the open one. */
export function ReviewQueue({ page, onPage }: ReviewQueueProps) {
  const texts = useTexts(reviewTexts);
  const isWide = useMedia(wideQuery);
  const query = { page, page_size: reviewPageSize };
  const list = useQuery({
    ...endpointQuery(reviewApi, 'listReviews', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: deskRefreshMs,
  });
  // Outlives the last share of the list, whose decision can still be undone.
  const work = useReviewQueue(list.data?.results ?? [], isWide);
  return (
    <ReviewList
      list={list}
      page={page}
      onPage={onPage}
      emptyIcon={<ClipboardCheck aria-hidden="true" />}
      emptyTitle={texts.emptyShares}
    >
      {(shares) => <QueueBody {...{ shares, work, isWide }} count={list.data?.count ?? 0} />}
    </ReviewList>
  );
}

type QueueBodyProps = {
  shares: readonly WaitingShare[];
  count: number;
  work: ReturnType<typeof useReviewQueue>;
  isWide: boolean;
};

function QueueBody({ shares, count, work, isWide }: QueueBodyProps) {
  const texts = useTexts(reviewTexts);
  const { current, heading, refused, ...queue } = work;
  return (
    <div className="items-start gap-6 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      {(isWide || !current) && (
        <div>
          <p className="mb-2 text-sm text-muted">{texts.queueCount(count)}</p>
          <ul aria-label={texts.queue} className="flex flex-col gap-2">
            {shares.map((share) => (
              <ReviewQueueItem
                key={share.id}
                share={share}
                isCurrent={share.id === current?.id}
                onChoose={() => queue.choose(share.id)}
              />
            ))}
          </ul>
        </div>
      )}
      {current && (
        <div>
          {!isWide && <BackToQueue onPress={queue.leave} />}
          <Card as="article">
            <h2
              key={current.id}
              ref={heading}
              tabIndex={-1}
              className="mb-3 scroll-mt-20 text-xl outline-none"
            >
              {current.title}
            </h2>
            <ReviewDetail
              review={queue.review}
              decision={{
                isPending: queue.isPending,
                onApprove: queue.approve,
                onReject: queue.openRejection,
              }}
            />
          </Card>
        </div>
      )}
      {refused && (
        <Suspense>
          <ReasonDialog
            title={texts.rejectTitle(refused.title)}
            intro={texts.rejectIntro}
            confirmLabel={texts.confirmReject}
            onConfirm={queue.refuse}
            onClose={queue.keep}
          />
        </Suspense>
      )}
    </div>
  );
}

function BackToQueue({ onPress }: { onPress: () => void }) {
  const texts = useTexts(reviewTexts);
  return (
    <Button
      variant="ghost"
      className="mb-2 -ml-3"
      icon={<ChevronLeft aria-hidden="true" className="size-4.5" />}
      onClick={onPress}
    >
      {texts.backToQueue}
    </Button>
  );
}
