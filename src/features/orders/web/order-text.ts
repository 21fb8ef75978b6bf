import type { Order } from '../contract.ts';
import { formatYuan } from '../rules.ts';
import type { OrderWebTexts } from './texts.ts';

/** A price for display: ¥19.90. */
export const priceText = (fen: number): string => `¥${formatYuan(fen)}`;

/** The name of the ordered plan. */
export function itemText(
  { months, messages }: Pick<Order, 'months' | 'messages'>,
  texts: OrderWebTexts,
): string {
  return months === null ? texts.pack(messages) : texts.membership(months);
}

const stateKeys = {
  created: 'stateCreated',
  paid: 'statePaid',
  granted: 'stateGranted',
  closed: 'stateClosed',
} as const satisfies Record<Order['state'], keyof OrderWebTexts>;

export const stateText = (state: Order['state'], texts: OrderWebTexts): string =>
  texts[stateKeys[state]];
