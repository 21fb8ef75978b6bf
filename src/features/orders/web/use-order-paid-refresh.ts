import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { membershipEndpoints } from '#features/membership/contract.ts';
import { keyOf } from '#platform/web/query-key.ts';

import { orderApi } from './order-api.ts';
import { onOrderPaid } from './order-paid-event.ts';

/** The queries whose data changes when an order is paid. */
const balanceKeys = [
  keyOf(membershipEndpoints, 'getUsage'),
  keyOf(membershipEndpoints, 'getSubscriptionStatus'),
  keyOf(membershipEndpoints, 'listLedger'),
  keyOf(orderApi, 'listOrders'),
  keyOf(orderApi, 'getPlans'),
];

/** Returns a function that refetches the balances; call it after a payment in this tab. */
export function useBalanceRefresh(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await Promise.all(balanceKeys.map((queryKey) => cache.invalidateQueries({ queryKey })));
  };
}

/** Refetches the balances after a payment in another tab. */
export function useOrderPaidRefresh(): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      onOrderPaid(() => {
        for (const queryKey of balanceKeys) void cache.invalidateQueries({ queryKey });
      }),
    [cache],
  );
}
