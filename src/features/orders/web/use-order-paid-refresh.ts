import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { onOrderPaid } from './order-paid-event.ts';

/** The queries whose data changes when an order is paid. */
const changed = ['getUsage', 'getSubscriptionStatus', 'listLedger', 'listOrders', 'getPlans'];

/** Returns a function that refetches the balances; call it after a payment in this tab. */
export function useBalanceRefresh(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await Promise.all(changed.map((name) => cache.invalidateQueries({ queryKey: [name] })));
  };
}

/** Refetches the balances after a payment in another tab. */
export function useOrderPaidRefresh(): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      onOrderPaid(() => {
        for (const name of changed) void cache.invalidateQueries({ queryKey: [name] });
      }),
    [cache],
  );
}
