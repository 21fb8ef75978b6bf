import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { orderEndpoints } from '../contract.ts';
import { orderTexts } from '../texts.ts';
import type { OrderServices } from './order-services.ts';
import type { OrderRow } from './order-store.ts';
import { payableView } from './order-view.ts';
import { ownOrder } from './own-order.ts';
import { PaymentServiceError, type Payment } from './payment-provider.ts';
import { settlePayment } from './settle-payment.ts';

export const checkOrder: Handler<typeof orderEndpoints.checkOrder, OrderServices> = async (
  { user, params, now },
  services,
) => {
  const order = await ownOrder(services.db, user, params.id);
  const isUnsettled = order.state === 'created' || order.state === 'closed';
  const payment = isUnsettled ? await askAbout(services, order) : null;
  if (payment) await settlePayment(services, payment, now);
  return payableView(services, await ownOrder(services.db, user, params.id), now);
};

async function askAbout({ payment, log }: OrderServices, order: OrderRow): Promise<Payment | null> {
  if (payment?.name !== order.provider) return null;
  try {
    return await payment.askAbout(order.number);
  } catch (error) {
    if (!(error instanceof PaymentServiceError)) throw error;
    log.warn({ err: error, orderId: order.id }, 'payment service silent');
    throw new AppError('unavailable', { text: both(orderTexts, (t) => t.providerSilent) });
  }
}
