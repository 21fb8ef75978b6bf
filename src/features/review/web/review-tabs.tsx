import { Link } from '@tanstack/react-router';

import { Badge } from '#platform/web/ui/badge.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { reviewTexts } from './review-texts.ts';

export const reviewTabs = ['shares', 'comments', 'reports', 'log'] as const;
export type ReviewTab = (typeof reviewTabs)[number];

type ReviewTabsProps = {
  tab: ReviewTab;
  counts: { shares: number; comments: number; reports: number };
};

const tabClass =
  'flex min-h-11 shrink-0 items-center gap-1.5 border-b-2 px-1.5 text-[0.9375rem] max-[359px]:gap-1 max-[359px]:text-sm md:gap-2 md:px-3 md:text-base';

/** The tabs of the desk, each with its number of pending items. */
export function ReviewTabs({ tab, counts }: ReviewTabsProps) {
  const texts = useTexts(reviewTexts);
  const waiting: Record<ReviewTab, number> = { ...counts, log: 0 };
  return (
    <nav
      aria-label={texts.tabs}
      className="flex min-w-0 flex-1 overflow-x-auto md:gap-1 border-b border-line"
    >
      {reviewTabs.map((each) => (
        <Link
          key={each}
          to="/admin/reviews"
          search={each === 'shares' ? {} : { tab: each }}
          aria-current={each === tab ? 'page' : undefined}
          activeProps={{}}
          className={`${tabClass} ${
            each === tab
              ? 'border-pine font-medium text-pine'
              : 'border-transparent text-muted hover:text-ink'
          }`}
        >
          {texts[each]}
          {waiting[each] > 0 && (
            <Badge tone={each === tab ? 'pine' : 'plain'}>
              <span aria-hidden="true">{waiting[each]}</span>
              <span className="sr-only">{texts.waitingCount(waiting[each])}</span>
            </Badge>
          )}
        </Link>
      ))}
    </nav>
  );
}
