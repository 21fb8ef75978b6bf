import type { QueryClient } from '@tanstack/react-query';

import { keyOf } from '#platform/web/query-key.ts';

import type { Usage } from '../contract.ts';
import { membershipApi } from './membership-api.ts';

/** Refetches whatever shows a balance. */
export async function refreshBalance(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: keyOf(membershipApi, 'getUsage') }),
    cache.invalidateQueries({ queryKey: keyOf(membershipApi, 'getSubscriptionStatus') }),
    cache.invalidateQueries({ queryKey: keyOf(membershipApi, 'listLedger') }),
  ]);
}

/** The server has refused a message because none is left. */
export function noteQuotaSpent(cache: QueryClient): void {
  cache.setQueriesData<Usage>(
    { queryKey: keyOf(membershipApi, 'getUsage') },
    (usage) => usage && { ...usage, remainingCount: 0 },
  );
}
