// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hearPurchases, tellPurchase } from './purchase-news.ts';

/** What the browser tells every other tab when this one stores something. */
const inAnotherTab = (work: () => void): void => {
  const before = { ...window.localStorage };
  work();
  for (const key of Object.keys(window.localStorage)) {
    const newValue = window.localStorage.getItem(key);
    if (newValue === before[key]) continue;
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
};

it('what is bought in one tab is heard in the others, each order once, until they stop listening', () => {
  let heard = 0;
  const stop = hearPurchases(() => {
    heard += 1;
  });
  inAnotherTab(() => tellPurchase(7));
  inAnotherTab(() => tellPurchase(7));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(heard).toBe(1);
  inAnotherTab(() => tellPurchase(8));
  expect(heard).toBe(2);
  stop();
  inAnotherTab(() => tellPurchase(9));
  expect(heard).toBe(2);
});
