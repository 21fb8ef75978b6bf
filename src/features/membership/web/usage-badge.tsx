import { Link } from '@tanstack/react-router';

import { Badge } from '#platform/web/ui/badge.tsx';
import { useIsMobile } from '#platform/web/use-media.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { membershipKind } from '../rules.ts';
import { membershipWebTexts } from './texts.ts';
import { useMonthlyUsageText } from './use-monthly-usage-text.ts';
import { useMembership } from './use-membership.ts';
import { useUsage } from './use-usage.ts';

/**
 * In the header, leading to the membership page (MEM-21): messages left; of a member what is used of the
 * month and the last day, where there is room; of a permanent member neither.
 */
export function UsageBadge() {
  const texts = useTexts(membershipWebTexts);
  const usage = useUsage().data;
  const { data: status, isPending } = useMembership();
  const monthlyUsageText = useMonthlyUsageText();
  const isMobile = useIsMobile();
  // Wait for both: showing the count first and then the member's text would make the header jump.
  if (!usage || isPending) return null;
  const isPermanent = status !== undefined && membershipKind(status) === 'permanent';
  const left = isPermanent ? texts.permanent : texts.remaining(usage.remainingCount);
  return (
    <Link
      to="/subscription"
      title={texts.title}
      className="flex min-h-11 items-center rounded-control px-1.5"
    >
      <Badge tone={usage.remainingCount > 0 ? 'ochre' : 'cinnabar'}>
        {isMobile ? left : (monthlyUsageText ?? left)}
      </Badge>
      <span className="sr-only">{texts.title}</span>
    </Link>
  );
}
