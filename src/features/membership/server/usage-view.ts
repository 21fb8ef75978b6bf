import type { Usage } from '../contract.ts';
import { lastDayBefore } from './calendar.ts';
import type { Balance } from './usage-store.ts';

/** The balance in the form the usage endpoints return. */
export function usageView(balance: Balance): Usage {
  return {
    subscriptionActive: balance.isSubscribed,
    subscriptionEndDate: balance.subscriptionEndsAt
      ? lastDayBefore(balance.subscriptionEndsAt)
      : null,
    currentMonthQuota: balance.monthQuota,
    currentMonthUsed: balance.monthUsed,
    remainingCount: balance.remaining,
    hasClaimedFreeMessages: balance.hasClaimedFree,
  };
}
