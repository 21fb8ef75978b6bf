import { grantMessages } from '#features/membership/server/quota-store.ts';
import { extendMembership } from '#features/membership/server/membership-store.ts';
import { audit } from '#platform/server/audit-store.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import type { OrderServices } from './order-services.ts';
import { closeOrder, hasTrade, lockOrder, markPaid, type OrderRow } from './order-store.ts';
import type { Payment } from './payment-provider.ts';

/**
 * granted, closed: done now · known: was already done · waiting: nothing to do yet · ownerless: paid, but
 * the account is deleted · the others do not match the order, and nothing was done.
 */
export type Settlement =
  | 'granted'
  | 'closed'
  | 'known'
  | 'waiting'
  | 'ownerless'
  | 'unknown-order'
  | 'wrong-amount'
  | 'paid-twice';

const mismatches: ReadonlySet<Settlement> = new Set([
  'unknown-order',
  'wrong-amount',
  'paid-twice',
]);
export const isMismatch = (settlement: Settlement): boolean => mismatches.has(settlement);

/**
 * Applies a verified payment report. Reports may be repeated, late or out of order: the order's row is
 * locked, and the plan is granted in the transaction that records the payment, so it is granted once.
 */
export async function settlePayment(
  { db, log }: Pick<OrderServices, 'db' | 'log'>,
  payment: Payment,
  now: Date,
): Promise<Settlement> {
  const { orderId, wasClosed, settlement } = await transaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.orderNumber);
    if (order?.provider !== payment.provider) {
      return { orderId: null, wasClosed: false, settlement: 'unknown-order' as const };
    }
    const wasClosed = order.state === 'closed';
    return { orderId: order.id, wasClosed, settlement: await settle(tx, order, payment, now) };
  });
  const line = { orderId, settlement, wasClosed };
  // Money was paid and a person has to look into it.
  const needsAttention = isMismatch(settlement) || settlement === 'ownerless';
  if (needsAttention) log.error(line, 'payment');
  else if (wasClosed && settlement === 'granted') log.warn(line, 'payment');
  else log.info(line, 'payment');
  return settlement;
}

async function settle(
  tx: Executor,
  order: OrderRow,
  payment: Payment,
  now: Date,
): Promise<Settlement> {
  if (payment.amountFen !== order.priceFen) return 'wrong-amount';
  if (payment.state === 'waiting') return 'waiting';
  const object = { kind: 'order', id: order.id };
  if (payment.state === 'closed') {
    if (!(await closeOrder(tx, { id: order.id, now }))) return 'known';
    await audit(tx, { at: now, actor: 'product', action: 'order.close', object });
    return 'closed';
  }
  if (order.tradeNo !== null) return order.tradeNo === payment.tradeNo ? 'known' : 'paid-twice';
  if (await hasTrade(tx, payment)) return 'paid-twice';
  const isGranted = await grant(tx, order, now);
  await markPaid(tx, { id: order.id, tradeNo: payment.tradeNo, isGranted, now });
  const action = isGranted ? 'order.grant' : 'order.pay';
  await audit(tx, { at: now, actor: 'product', action, object });
  return isGranted ? 'granted' : 'ownerless';
}

/** Grants the plan. False when the account is deleted. */
async function grant(tx: Executor, order: OrderRow, now: Date): Promise<boolean> {
  const { userId, months, messages } = order;
  if (userId === null) return false;
  if (months === null) {
    await grantMessages(tx, { userId, amount: messages, reason: 'package-bought', now });
  } else {
    await extendMembership(tx, { userId, months, quota: messages, now });
  }
  return true;
}
