import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Order } from '../contract.ts';
import { orderApi } from './order-api.ts';
import { orderWebTexts } from './texts.ts';
import { useOrderAction } from './use-order-action.ts';

export function CancelOrderButton({ order }: { order: Order }) {
  const texts = useTexts(orderWebTexts);
  const cancel = useOrderAction(order, orderApi.cancelOrder);
  return (
    <Button variant="ghost" pending={cancel.isPending} onClick={() => cancel.mutate()}>
      {texts.cancel}
    </Button>
  );
}
