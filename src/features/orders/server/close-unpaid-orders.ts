import type { Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import { closeOrder, listUnpaidOrders, type OrderRow } from './order-store.ts';
import { PaymentServiceError, type PaymentProvider } from './payment-provider.ts';
import { settlePayment } from './settle-payment.ts';
import { paymentGraceMs, paymentWindowMs } from './payment-deadlines.ts';

const ordersAtOnceMax = 50;

type ClosingServices = { db: Executor; log: Log; payment: PaymentProvider | null };

/** Closes orders not paid in time, after one last query to the payment provider. Returns how many. */
export async function closeUnpaidOrders(services: ClosingServices, now: Date): Promise<number> {
  const before = new Date(now.getTime() - paymentWindowMs - paymentGraceMs);
  const orders = await listUnpaidOrders(services.db, { before, limit: ordersAtOnceMax });
  let closed = 0;
  for (const order of orders) {
    if (await isUnpaid(services, order, now)) {
      closed += Number(await closeOrder(services.db, { id: order.id, now }));
    }
  }
  return closed;
}

/** An order stays open while the provider does not respond, so that no real payment counts as late. */
async function isUnpaid(services: ClosingServices, order: OrderRow, now: Date): Promise<boolean> {
  if (services.payment?.name !== order.provider) return true;
  try {
    const payment = await services.payment.queryPayment(order.number);
    if (payment) await settlePayment(services, payment, now);
    return payment?.state !== 'paid';
  } catch (error) {
    if (!(error instanceof PaymentServiceError)) throw error;
    services.log.warn({ err: error, orderId: order.id }, 'payment query failed');
    return false;
  }
}
