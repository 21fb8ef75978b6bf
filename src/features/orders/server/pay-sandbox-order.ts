import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import type { OrderServices } from './order-services.ts';
import { payableView } from './order-view.ts';
import { ownOrder } from './own-order.ts';
import { settlePayment } from './settle-payment.ts';

/** A failed payment leaves the order as it is, to be tried again. */
export const paySandboxOrder: Handler<
  typeof orderEndpoints.paySandboxOrder,
  OrderServices
> = async ({ user, params, body, now }, services) => {
  const order = await ownOrder(services.db, user, params.id);
  // An order for money is never paid by a play, nor is any once the sandbox is put away.
  if (order.provider !== 'sandbox' || services.payment?.name !== 'sandbox') {
    throw new AppError('not_found');
  }
  const isOpen = payableView(services, order, now).payUrl !== null;
  if (!isOpen && order.state !== 'granted') throw new AppError('order_closed');
  if (isOpen && body.outcome === 'paid') {
    await settlePayment(
      services,
      {
        provider: 'sandbox',
        orderNumber: order.number,
        tradeNo: `sandbox-${order.number}`,
        amountFen: order.priceFen,
        state: 'paid',
      },
      now,
    );
  }
  return payableView(services, await ownOrder(services.db, user, params.id), now);
};
