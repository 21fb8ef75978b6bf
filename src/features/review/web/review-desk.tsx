import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useShortcuts } from '#platform/web/use-shortcuts.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { ReviewComments } from './review-comments.tsx';
import { ReviewLog } from './review-log.tsx';
import { ReviewQueue } from './review-queue.tsx';
import { ReviewReports } from './review-reports.tsx';
import { ReviewTabs, type ReviewTab } from './review-tabs.tsx';
import { ReviewKeysLine } from './review-keys-line.tsx';
import { reviewTexts } from './review-texts.ts';
import { useReviewCounts } from './use-review-counts.ts';

const KeysDialog = lazy(() => import('./review-keys-dialog.tsx'));

type ReviewDeskProps = {
  tab: ReviewTab;
  page: number;
  onPage: (page: number) => void;
};

/** The review desk for staff: pending items and past decisions. */
export function ReviewDesk({ tab, page, onPage }: ReviewDeskProps) {
  const texts = useTexts(reviewTexts);
  const counts = useReviewCounts();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts(counts.data ? { '?': () => setHelpOpen(true) } : {});
  if (counts.isPending) return <DeskSkeleton />;
  if (!counts.data) return <QueryFailure title={texts.loadFailed} query={counts} />;
  return (
    <>
      <div className="mb-4 flex items-end gap-2">
        <ReviewTabs tab={tab} counts={counts.data} />
        <IconButton
          label={texts.keys}
          icon={<Keyboard />}
          className="max-md:hidden"
          onClick={() => setHelpOpen(true)}
        />
      </div>
      {tab !== 'log' && <ReviewKeysLine />}
      {tab === 'shares' && <ReviewQueue page={page} onPage={onPage} />}
      {tab === 'comments' && <ReviewComments page={page} onPage={onPage} />}
      {tab === 'reports' && <ReviewReports page={page} onPage={onPage} />}
      {tab === 'log' && <ReviewLog page={page} onPage={onPage} />}
      {isHelpOpen && (
        <Suspense>
          <KeysDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function DeskSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton className="h-11 w-80 max-w-full" />
      <Skeleton className="h-40 w-full" />
    </SkeletonGroup>
  );
}
