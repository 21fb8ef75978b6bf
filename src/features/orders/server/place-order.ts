import { randomBytes } from 'node:crypto';
import { mayOrder } from '#features/account/age-rules.ts';
import { chinaDay } from '#platform/contract/china-time.ts';
import { audit } from '#platform/server/audit-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { OrderPayment } from '../contract.ts';
import type { OrderServices } from './order-services.ts';
import { findUnpaidDuplicate, insertOrder, type NewOrder } from './order-store.ts';
import { orderPaymentView } from './order-view.ts';
import { paymentWindowMs } from './payment-deadlines.ts';

const orderNumberBytes = 10;
/** An open order with less time left than this is not reused. */
const remainingMsMin = 5 * 60_000;

/** Why the user may not buy; null if they may. */
export async function planRefusal(
  { birthMonthOf }: Pick<OrderServices, 'birthMonthOf'>,
  userId: number,
  now: Date,
): Promise<'minor' | null> {
  return mayOrder(await birthMonthOf(userId), now) ? null : 'minor';
}

/** Places an order, or returns the open one for the same plan, so that a double click orders once. */
export async function placeOrder(
  services: OrderServices,
  wanted: Pick<NewOrder, 'userId' | 'kind' | 'months' | 'messages' | 'priceFen' | 'now'>,
): Promise<OrderPayment> {
  const { payment, db } = services;
  const { userId, now } = wanted;
  if (!payment) throw new AppError('not_on_sale');
  if (await planRefusal(services, userId, now)) throw new AppError('purchase_refused');
  const order = { ...wanted, number: newOrderNumber(now), provider: payment.name };
  const since = new Date(now.getTime() - paymentWindowMs + remainingMsMin);
  const same = await findUnpaidDuplicate(db, order, since);
  if (same) return orderPaymentView(services, same, now);
  const made = await transaction(db, async (tx) => {
    const row = await insertOrder(tx, order);
    const object = { kind: 'order', id: row.id };
    await audit(tx, { at: now, actor: userId, action: 'order.create', object });
    return row;
  });
  return orderPaymentView(services, made, now);
}

/** The day and 80 random bits, in the letters and digits that payment providers accept. */
const newOrderNumber = (now: Date): string =>
  `X${chinaDay(now).replaceAll('-', '')}${randomBytes(orderNumberBytes).toString('hex')}`;
