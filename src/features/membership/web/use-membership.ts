import { useQuery } from '@tanstack/react-query';

import { CallError } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';

import type { SubscriptionStatus, Usage } from '../contract.ts';
import { membershipApi } from './membership-api.ts';
import { usageQuery } from './use-usage.ts';

const query = endpointQuery(membershipApi, 'getSubscriptionStatus');

const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.text.includes('Not Found'));

/** The membership; from a server without that call, derived from the usage (MEM-26). */
export const membershipQuery = {
  queryKey: query.queryKey,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SubscriptionStatus> => {
    try {
      return await membershipApi.getSubscriptionStatus(undefined, { signal });
    } catch (error) {
      if (!isMissing(error)) throw error;
      return statusOf(await usageQuery.queryFn({ signal }));
    }
  },
};

function statusOf(usage: Usage): SubscriptionStatus {
  const { subscriptionActive, currentMonthQuota, currentMonthUsed, remainingCount } = usage;
  const left = Math.max(0, currentMonthQuota - currentMonthUsed);
  const ofMonth = subscriptionActive ? Math.min(left, remainingCount) : 0;
  return {
    is_subscribed: subscriptionActive,
    permanent_remaining: remainingCount - ofMonth,
    subscription_end_date: usage.subscriptionEndDate,
    monthly_remaining: ofMonth,
    current_month_quota: currentMonthQuota,
    monthly_used: currentMonthUsed,
    total_remaining: remainingCount,
    month_renews_on: null,
  };
}

/** The user's membership status. */
export const useMembership = () => useQuery(membershipQuery);
