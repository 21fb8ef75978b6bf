import { randomBytes } from 'node:crypto';
import { purchasesAllowed } from '#features/account/age-rules.ts';
import { chinaDay } from '#platform/contract/china-time.ts';
import { audit } from '#platform/server/audit-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Payable } from '../contract.ts';
import { unpaidMs } from '../rules.ts';
import type { OrderServices } from './order-services.ts';
import { findSameOrder, insertOrder, type NewOrder } from './order-store.ts';
import { payableView } from './order-view.ts';

const numberBytes = 10;
/** An unpaid order that closes sooner than this is not given again. */
const payMsMin = 5 * 60_000;

/** Why somebody may not buy; null: they may. */
export async function purchaseRefusal(
  { birthOf }: Pick<OrderServices, 'birthOf'>,
  userId: number,
  now: Date,
): Promise<'minor' | null> {
  return purchasesAllowed(await birthOf(userId), now) ? null : 'minor';
}

/** Places an order, or gives the unpaid one for the same again: a second press buys nothing twice. */
export async function placeOrder(
  services: OrderServices,
  wanted: Pick<NewOrder, 'userId' | 'kind' | 'months' | 'messages' | 'priceFen' | 'now'>,
): Promise<Payable> {
  const { payment, db } = services;
  const { userId, now } = wanted;
  if (!payment) throw new AppError('not_on_sale');
  if (await purchaseRefusal(services, userId, now)) throw new AppError('purchase_refused');
  const order = { ...wanted, number: newOrderNumber(now), provider: payment.name };
  const since = new Date(now.getTime() - unpaidMs + payMsMin);
  const same = await findSameOrder(db, order, since);
  if (same) return payableView(services, same, now);
  const made = await transaction(db, async (tx) => {
    const row = await insertOrder(tx, order);
    const object = { kind: 'order', id: row.id };
    await audit(tx, { at: now, actor: userId, action: 'order.create', object });
    return row;
  });
  return payableView(services, made, now);
}

/** The day and 80 random bits: letters and digits, as payment services want it. */
const newOrderNumber = (now: Date): string =>
  `X${chinaDay(now).replaceAll('-', '')}${randomBytes(numberBytes).toString('hex')}`;
