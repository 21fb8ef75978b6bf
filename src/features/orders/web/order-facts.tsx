import { dateTimeText } from '#platform/web/relative-time.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Order } from '../contract.ts';
import { itemText, priceText } from './order-text.ts';
import { orderWebTexts } from './texts.ts';

/** The order's item, price, number and payment deadline. */
export function OrderFacts({ order }: { order: Order }) {
  const { language } = useLanguage();
  const texts = orderWebTexts[language];
  const moment = (at: string) => dateTimeText(Date.parse(at), language);
  const facts: [string, string][] = [
    [texts.item, itemText(order, texts)],
    [texts.price, priceText(order.priceFen)],
    [texts.number, order.number],
    [texts.orderedAt, moment(order.createdAt)],
  ];
  if (order.state === 'created') facts.push([texts.payBefore, moment(order.closesAt)]);
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted max-sm:-mb-2.5 max-sm:text-sm">{name}</dt>
          <dd className="break-all tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
