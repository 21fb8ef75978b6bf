import { ClipboardCheck } from 'lucide-react';

import { useReviewCounts } from '#features/review/web/use-review-counts.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';
import { reviewEntryTexts } from './review-entry-texts.ts';
import { SidebarEntry } from './sidebar-entry.tsx';

/** The review desk in the sidebar of staff, with the number of shares that wait. */
export default function ReviewEntry({ isCollapsed }: { isCollapsed: boolean }) {
  const texts = useTexts(appTexts);
  const { sharesWaiting } = useTexts(reviewEntryTexts);
  const { data } = useReviewCounts();
  const shares = data?.shares ?? 0;
  return (
    <SidebarEntry
      to="/admin/reviews"
      icon={ClipboardCheck}
      label={texts.reviewDesk}
      isCollapsed={isCollapsed}
    >
      {shares > 0 && (
        <Badge tone="cinnabar">
          <span aria-hidden="true">{shares}</span>
          <span className="sr-only">{sharesWaiting(shares)}</span>
        </Badge>
      )}
    </SidebarEntry>
  );
}
