import type { Order } from '../contract.ts';
import { yuanText } from '../rules.ts';
import type { OrderWebTexts } from './texts.ts';

/** A price as people read it: ¥19.90. */
export const priceText = (fen: number): string => `¥${yuanText(fen)}`;

/** What an order is for. */
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
