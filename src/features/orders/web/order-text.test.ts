import { expect, it } from 'vitest';
import { languages } from '#platform/contract/define-texts.ts';
import { orderStates } from '../rules.ts';
import { itemText, priceText, stateText } from './order-text.ts';
import { orderWebTexts } from './texts.ts';

it.each(languages)('every order state has a text of its own: %s', (language) => {
  const texts = orderWebTexts[language];
  expect(new Set(orderStates.map((state) => stateText(state, texts))).size).toBe(4);
  expect(itemText({ months: 1, messages: 300 }, texts)).toBe(texts.membership(1));
  expect(itemText({ months: null, messages: 100 }, texts)).toBe(texts.pack(100));
});

it('a price is yuan with two digits of fen', () => {
  expect([5, 990, 49_900].map(priceText)).toEqual(['¥0.05', '¥9.90', '¥499.00']);
});
