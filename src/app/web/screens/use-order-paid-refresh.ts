import { useEffect } from 'react';

import { refreshBalance } from '#features/membership/web/balance-queries.ts';
import { onOrderPaid } from '#features/orders/web/order-paid-event.ts';
import { refreshOrders } from '#features/orders/web/order-queries.ts';

import { queryClient } from '../query-client.ts';

/** Refetches orders and balances after a payment, in this tab or in another. */
export function useOrderPaidRefresh(): void {
  useEffect(
    () =>
      onOrderPaid(() => {
        void refreshBalance(queryClient);
        void refreshOrders(queryClient);
      }),
    [],
  );
}
