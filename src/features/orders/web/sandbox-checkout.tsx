import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Order } from '../contract.ts';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { orderApi } from './order-api.ts';
import { orderWebTexts } from './texts.ts';
import { useOrderAction } from './use-order-action.ts';

/** A simulated payment whose outcome the user chooses. */
export function SandboxCheckout({ order }: { order: Order }) {
  const texts = useTexts(orderWebTexts);
  const pay = useOrderAction(order, (sent) =>
    orderApi.paySandboxOrder({ ...sent, body: { outcome: 'paid' } }),
  );
  const fail = useOrderAction(order, (sent) =>
    orderApi.paySandboxOrder({ ...sent, body: { outcome: 'failed' } }),
  );
  return (
    <>
      {fail.isSuccess && (
        <Banner type="error" className="mt-5">
          {texts.paymentFailed}
        </Banner>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button pending={pay.isPending} onClick={() => pay.mutate()}>
          {texts.playPaid}
        </Button>
        <Button variant="quiet" pending={fail.isPending} onClick={() => fail.mutate()}>
          {texts.playFailed}
        </Button>
        <CancelOrderButton order={order} />
      </div>
    </>
  );
}
