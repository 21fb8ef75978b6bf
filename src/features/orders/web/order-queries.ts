import type { QueryClient } from '@tanstack/react-query';

import { keyOf } from '#platform/web/query-key.ts';

import { orderApi } from './order-api.ts';

/** Refetches the list of orders and what may be bought after an order has changed. */
export async function refreshOrders(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: keyOf(orderApi, 'listOrders') }),
    cache.invalidateQueries({ queryKey: keyOf(orderApi, 'getPlans') }),
  ]);
}
