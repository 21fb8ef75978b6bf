import type { Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import { lastWordMs, unpaidMs } from '../rules.ts';
import { closeOrder, listUnpaidOrders, type OrderRow } from './order-store.ts';
import { PaymentServiceError, type PaymentProvider } from './payment-provider.ts';
import { settlePayment } from './settle-payment.ts';

const ordersAtOnceMax = 50;

type Desk = { db: Executor; log: Log; payment: PaymentProvider | null };

/** Closes what was not paid in time, after asking the payment service a last time. Returns how many. */
export async function closeStaleOrders(desk: Desk, now: Date): Promise<number> {
  const before = new Date(now.getTime() - unpaidMs - lastWordMs);
  const orders = await listUnpaidOrders(desk.db, { before, limit: ordersAtOnceMax });
  let closed = 0;
  for (const order of orders) {
    if (await isUnpaid(desk, order, now)) {
      closed += Number(await closeOrder(desk.db, { id: order.id, now }));
    }
  }
  return closed;
}

/** Where the service is silent an order stays open: nobody is told that a payment came too late. */
async function isUnpaid(desk: Desk, order: OrderRow, now: Date): Promise<boolean> {
  if (desk.payment?.name !== order.provider) return true;
  try {
    const payment = await desk.payment.askAbout(order.number);
    if (payment) await settlePayment(desk, payment, now);
    return payment?.state !== 'paid';
  } catch (error) {
    if (!(error instanceof PaymentServiceError)) throw error;
    desk.log.warn({ err: error, orderId: order.id }, 'payment service silent');
    return false;
  }
}
