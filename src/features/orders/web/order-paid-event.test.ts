// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { onOrderPaid, announceOrderPaid } from './order-paid-event.ts';

/** Dispatches the storage events that a browser sends to every other tab. */
const inAnotherTab = (work: () => void): void => {
  const before = { ...window.localStorage };
  work();
  for (const key of Object.keys(window.localStorage)) {
    const newValue = window.localStorage.getItem(key);
    if (newValue === before[key]) continue;
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
};

it('a payment in one tab reaches the others, once per order, until they unsubscribe', () => {
  let received = 0;
  const stop = onOrderPaid(() => {
    received += 1;
  });
  inAnotherTab(() => announceOrderPaid(7));
  inAnotherTab(() => announceOrderPaid(7));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(received).toBe(1);
  inAnotherTab(() => announceOrderPaid(8));
  expect(received).toBe(2);
  stop();
  inAnotherTab(() => announceOrderPaid(9));
  expect(received).toBe(2);
});
