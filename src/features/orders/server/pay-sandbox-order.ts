import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import type { OrderServices } from './order-services.ts';
import { orderPaymentView } from './order-view.ts';
import { requireOwnOrder } from './require-own-order.ts';
import { settlePayment } from './settle-payment.ts';

/** A failed payment leaves the order open for another attempt. */
export const paySandboxOrder: Handler<
  typeof orderEndpoints.paySandboxOrder,
  OrderServices
> = async ({ user, params, body, now }, services) => {
  const order = await requireOwnOrder(services.db, user, params.id);
  // Real orders are never paid here, nor is any order once the sandbox is switched off.
  if (order.provider !== 'sandbox' || services.payment?.name !== 'sandbox') {
    throw new AppError('not_found');
  }
  const isOpen = orderPaymentView(services, order, now).payUrl !== null;
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
  return orderPaymentView(services, await requireOwnOrder(services.db, user, params.id), now);
};
