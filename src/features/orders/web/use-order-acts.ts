import { useMutation, useQueryClient } from '@tanstack/react-query';

import { failureText } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { notify } from '#platform/web/notify.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Order, Payable } from '../contract.ts';
import { orderApi } from './order-api.ts';
import { tellPurchase } from './purchase-news.ts';
import { orderWebTexts } from './texts.ts';
import { useBalanceRefresh } from './use-purchase-news.ts';

export const orderQuery = (id: number) => endpointQuery(orderApi, 'getOrder', { params: { id } });

/** Something done about an order: the page shows what the server says of it then. */
export function useOrderAct(
  { id }: Pick<Order, 'id'>,
  act: (sent: { params: { id: number } }) => Promise<Payable>,
) {
  const texts = useTexts(orderWebTexts);
  const cache = useQueryClient();
  const refresh = useBalanceRefresh();
  return useMutation({
    mutationFn: () => act({ params: { id } }),
    onSuccess: async (payable) => {
      cache.setQueryData(orderQuery(id).queryKey, payable);
      if (payable.order.state === 'granted') tellPurchase(id);
      await refresh();
    },
    onError: (error) => {
      const message = failureText(error, texts.callFailed);
      notify({ type: 'error', message });
      return cache.invalidateQueries({ queryKey: orderQuery(id).queryKey });
    },
  });
}
