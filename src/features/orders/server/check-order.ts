import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import { orderTexts } from '../texts.ts';
import type { OrderServices } from './order-services.ts';
import type { OrderRow } from './order-store.ts';
import { orderPaymentView } from './order-view.ts';
import { requireOwnOrder } from './require-own-order.ts';
import { PaymentServiceError, type Payment } from './payment-provider.ts';
import { settlePayment } from './settle-payment.ts';

export const checkOrder: Handler<typeof orderEndpoints.checkOrder, OrderServices> = async (
  { user, params, now },
  services,
) => {
  const order = await requireOwnOrder(services.db, user, params.id);
  const isUnsettled = order.state === 'created' || order.state === 'closed';
  const payment = isUnsettled ? await queryPayment(services, order) : null;
  if (payment) await settlePayment(services, payment, now);
  return orderPaymentView(services, await requireOwnOrder(services.db, user, params.id), now);
};

async function queryPayment(
  { payment, log }: OrderServices,
  order: OrderRow,
): Promise<Payment | null> {
  if (payment?.name !== order.provider) return null;
  try {
    return await payment.queryPayment(order.number);
  } catch (error) {
    if (!(error instanceof PaymentServiceError)) throw error;
    log.warn({ err: error, orderId: order.id }, 'payment query failed');
    throw new AppError('unavailable', {
      text: both(orderTexts, (t) => t.paymentServiceUnavailable),
    });
  }
}
