import { useMutation, useQueryClient } from '@tanstack/react-query';

import { failureText } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { notify } from '#platform/web/notify.ts';
import { showSaved } from '#platform/web/show-saved.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Order, OrderPayment } from '../contract.ts';
import { orderApi } from './order-api.ts';
import { announceOrderPaid } from './order-paid-event.ts';
import { refreshOrders } from './order-queries.ts';
import { orderWebTexts } from './texts.ts';

export const orderQuery = (id: number) => endpointQuery(orderApi, 'getOrder', { params: { id } });

/** An action on an order; the page then shows the order as the server returned it. */
export function useOrderAction(
  { id }: Pick<Order, 'id'>,
  action: (sent: { params: { id: number } }) => Promise<OrderPayment>,
) {
  const texts = useTexts(orderWebTexts);
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => action({ params: { id } }),
    onSuccess: async (orderPayment) => {
      await showSaved(cache, orderQuery(id), orderPayment);
      if (orderPayment.order.state === 'granted') announceOrderPaid(id);
      await refreshOrders(cache);
    },
    onError: (error) => {
      const message = failureText(error, texts.callFailed);
      notify({ type: 'error', message });
      return cache.invalidateQueries({ queryKey: orderQuery(id).queryKey });
    },
  });
}
