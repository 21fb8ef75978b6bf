import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { hearPurchases } from './purchase-news.ts';

/** Whatever a purchase changes, by the names of the calls that tell it. */
const changed = ['getUsage', 'getSubscriptionStatus', 'listLedger', 'listOrders', 'getOffers'];

/** Reads anew what shows a balance; call it when something has been bought here. */
export function useBalanceRefresh(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await Promise.all(changed.map((name) => cache.invalidateQueries({ queryKey: [name] })));
  };
}

/** Keeps the page in step with purchases in other tabs. */
export function usePurchaseNews(): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      hearPurchases(() => {
        for (const name of changed) void cache.invalidateQueries({ queryKey: [name] });
      }),
    [cache],
  );
}
