import { useLanguage } from '#platform/web/use-language.ts';

import { membershipKind } from '../rules.ts';
import { dayText } from './day-text.ts';
import { membershipWebTexts } from './texts.ts';
import { useMembership } from './use-membership.ts';

/** A member's usage this month and the last day of the membership; null for everyone else. */
export function useMonthlyUsageText(): string | null {
  const { language } = useLanguage();
  const texts = membershipWebTexts[language];
  const status = useMembership().data;
  if (!status || membershipKind(status) !== 'member') return null;
  const { monthly_used: used, current_month_quota: quota, subscription_end_date: endsOn } = status;
  return endsOn === null
    ? texts.monthOnly(used, quota)
    : texts.monthLeft(used, quota, dayText(endsOn, language));
}
