import type { Usage } from '../contract.ts';
import { lastDayBefore } from '../calendar.ts';
import { remainingOf, type Balance } from './usage-store.ts';

/** The balance as the usage calls tell it. */
export function usageView(balance: Balance): Usage {
  return {
    subscriptionActive: balance.isSubscribed,
    subscriptionEndDate: balance.subscriptionEndsAt
      ? lastDayBefore(balance.subscriptionEndsAt)
      : null,
    currentMonthQuota: balance.monthQuota,
    currentMonthUsed: balance.monthUsed,
    remainingCount: remainingOf(balance),
    hasClaimedFreeMessages: balance.hasClaimedFree,
  };
}
