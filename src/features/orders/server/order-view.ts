import type { Order, Payable } from '../contract.ts';
import { unpaidMs } from '../rules.ts';
import { orderTexts } from '../texts.ts';
import type { OrderServices } from './order-services.ts';
import type { OrderRow } from './order-store.ts';

export const closesAt = ({ createdAt }: OrderRow): Date => new Date(createdAt.getTime() + unpaidMs);

export function orderView(row: OrderRow): Order {
  const { userId: _, tradeNo: __, createdAt, paidAt, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    closesAt: closesAt(row).toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  };
}

/** An order with the way to pay it, where it still can be paid. */
export function payableView(
  { payment, brand }: Pick<OrderServices, 'payment' | 'brand'>,
  row: OrderRow,
  now: Date,
): Payable {
  const order = orderView(row);
  const isOpen = row.state === 'created' && closesAt(row) > now;
  if (!isOpen || payment?.name !== row.provider) return { order, payUrl: null };
  const { id, number, priceFen, months, messages } = row;
  // Statements of account are read in Chinese, whatever language the page was in.
  const texts = orderTexts['zh-CN'];
  const subject =
    months === null
      ? texts.packageSubject(brand, messages)
      : texts.subscriptionSubject(brand, months);
  const toPay = { id, number, subject, priceFen, closesAt: closesAt(row) };
  return { order, payUrl: payment.payUrlOf(toPay) };
}
