import { expect, it, vi } from 'vitest';

import { createStore } from './store.ts';

it('reports each change with the previous value, until unsubscribed', () => {
  const store = createStore('a');
  const listener = vi.fn<(now: string, before: string) => void>();
  const leave = store.subscribe(listener);
  store.set('b');
  expect(store.get()).toBe('b');
  leave();
  store.set('c');
  expect(listener.mock.calls).toEqual([['b', 'a']]);
});

it('reports nothing when the same value is set again', () => {
  const value = { count: 1 };
  const store = createStore(value);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.set(value);
  expect(listener).not.toHaveBeenCalled();
});
