import type { Order, OrderPayment } from '../contract.ts';
import { orderTexts } from '../texts.ts';
import type { OrderServices } from './order-services.ts';
import type { OrderRow } from './order-store.ts';
import { paymentWindowMs } from './payment-deadlines.ts';

const closesAt = ({ createdAt }: OrderRow): Date => new Date(createdAt.getTime() + paymentWindowMs);

export function orderView(row: OrderRow): Order {
  const { userId: _, tradeNo: __, createdAt, paidAt, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    closesAt: closesAt(row).toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  };
}

/** An order with its payment address while it can be paid. */
export function orderPaymentView(
  { payment, brand }: Pick<OrderServices, 'payment' | 'brand'>,
  row: OrderRow,
  now: Date,
): OrderPayment {
  const order = orderView(row);
  const isOpen = row.state === 'created' && closesAt(row) > now;
  if (!isOpen || payment?.name !== row.provider) return { order, payUrl: null };
  const { id, number, priceFen, months, messages } = row;
  // Payment statements are always in Chinese, whatever the language of the page.
  const texts = orderTexts['zh-CN'];
  const subject =
    months === null
      ? texts.packageSubject(brand, messages)
      : texts.subscriptionSubject(brand, months);
  const toPay = { id, number, subject, priceFen, closesAt: closesAt(row) };
  return { order, payUrl: payment.createPayUrl(toPay) };
}
