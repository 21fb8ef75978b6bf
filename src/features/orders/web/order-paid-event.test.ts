// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

import type * as page from './order-paid-event.ts';

type Page = typeof page;
/** Two tabs: what is set in the memory of one is not seen by the other. */
let here: Page;
let there: Page;
beforeEach(async () => {
  here = await import('./order-paid-event.ts');
  vi.resetModules();
  there = await import('./order-paid-event.ts');
  vi.resetModules();
  localStorage.clear();
});

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
  const stop = here.onOrderPaid(() => {
    received += 1;
  });
  inAnotherTab(() => there.announceOrderPaid(7));
  inAnotherTab(() => there.announceOrderPaid(7));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(received).toBe(1);
  inAnotherTab(() => there.announceOrderPaid(8));
  expect(received).toBe(2);
  stop();
  inAnotherTab(() => there.announceOrderPaid(9));
  expect(received).toBe(2);
});

it('a payment reaches the tab it was made in, once per order', () => {
  const received: string[] = [];
  const stop = here.onOrderPaid(() => received.push('paid'));
  here.announceOrderPaid(7);
  here.announceOrderPaid(7);
  expect(received).toEqual(['paid']);
  stop();
  here.announceOrderPaid(8);
  expect(received).toEqual(['paid']);
});
