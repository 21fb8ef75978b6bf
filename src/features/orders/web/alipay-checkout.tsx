import { useEffect } from 'react';

import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Payable } from '../contract.ts';
import { CancelOrder } from './cancel-order.tsx';
import { orderApi } from './order-api.ts';
import { orderWebTexts } from './texts.ts';
import { useOrderAct } from './use-order-acts.ts';

/** The way to the payment service, and the question whether it has been paid there. */
export function AlipayCheckout({ order, payUrl }: Payable) {
  const texts = useTexts(orderWebTexts);
  const check = useOrderAct(order, orderApi.checkOrder);
  const { mutate } = check;
  // Who comes back from paying arrives here, perhaps before the notice does.
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
          {texts.iHavePaid}
        </Button>
        <CancelOrder order={order} />
      </div>
    </>
  );
}
