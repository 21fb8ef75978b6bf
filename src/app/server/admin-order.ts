import { findAccount } from '#features/account/server/user-store.ts';
import { formatYuan } from '#features/orders/rules.ts';
import { findOrder } from '#features/orders/server/order-store.ts';
import { audit } from '#platform/server/audit-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { AdminError } from './admin-error.ts';

/** The history of an order, line by line; looking it up is audited. */
export async function showOrder(db: Executor, number: string, now: Date): Promise<string> {
  const order = await findOrder(db, number);
  if (!order) throw new AdminError(`There is no order ${number}.`);
  const object = { kind: 'order', id: order.id };
  await audit(db, { at: now, actor: 'operator', action: 'order.read', object });
  const account = order.userId === null ? undefined : await findAccount(db, order.userId);
  const months = order.months === null ? '' : `, ${order.months} months`;
  const lines: (readonly [string, string])[] = [
    ['Order', order.number],
    ['Account', account?.username ?? 'deleted'],
    ['For', `${order.kind}${months}, ${order.messages} messages`],
    ['Price', `${formatYuan(order.priceFen)} yuan`],
    ['State', order.state],
    ['Made', order.createdAt.toISOString()],
    ['Paid', order.paidAt?.toISOString() ?? 'not yet'],
    ['By', `${order.provider}${order.tradeNo === null ? '' : `, trade ${order.tradeNo}`}`],
  ];
  return lines.map(([label, value]) => `${label.padEnd(8)}${value}`).join('\n');
}
