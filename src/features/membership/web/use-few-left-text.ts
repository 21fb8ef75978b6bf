import { useTexts } from '#platform/web/use-texts.ts';

import { membershipKind } from '../rules.ts';
import { membershipWebTexts } from './texts.ts';
import { useMonthlyUsageText } from './use-monthly-usage-text.ts';
import { useMembership } from './use-membership.ts';
import { useUsage } from './use-usage.ts';

/** At this many or fewer, a phone always shows how many are left. */
const fewFrom = 5;

/** How many messages are left, once they are few; null before, and where they are not counted. */
export function useFewLeftText(): string | null {
  const texts = useTexts(membershipWebTexts);
  const left = useCounted();
  return left === null || left > fewFrom ? null : texts.remaining(left);
}

/** The same at any number: of a member what is used of the month and the last day (MEM-21). */
export function useLeftText(): string | null {
  const texts = useTexts(membershipWebTexts);
  const monthly = useMonthlyUsageText();
  const left = useCounted();
  return monthly ?? (left === null ? null : texts.remaining(left));
}

function useCounted(): number | null {
  const usage = useUsage().data;
  const { data: status, isPending } = useMembership();
  if (!usage || isPending) return null;
  if (status !== undefined && membershipKind(status) === 'permanent') return null;
  return usage.remainingCount;
}
