import { useEffect } from 'react';

import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { OrderPayment } from '../contract.ts';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { orderApi } from './order-api.ts';
import { orderWebTexts } from './texts.ts';
import { useOrderAction } from './use-order-action.ts';

/** Link to the payment provider, and a button that checks whether the order has been paid. */
export function AlipayCheckout({ order, payUrl }: OrderPayment) {
  const texts = useTexts(orderWebTexts);
  const check = useOrderAction(order, orderApi.checkOrder);
  const { mutate } = check;
  // The payer returns to this page, possibly before the payment notice arrives.
  useEffect(() => mutate(), [mutate]);
  return (
    <>
      {check.isSuccess && (
        <Banner type="info" className="mt-5">
          {texts.notYet}
        </Banner>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {payUrl !== null && (
          <a href={payUrl} className={buttonClass('primary')}>
            {texts.goToAlipay}
          </a>
        )}
        <Button variant="quiet" pending={check.isPending} onClick={() => mutate()}>
          {texts.checkPayment}
        </Button>
        <CancelOrderButton order={order} />
      </div>
    </>
  );
}
