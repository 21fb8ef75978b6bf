import { expect, it, vi } from 'vitest';

import { createStore } from './store.ts';

it('tells each change with the value before it, until the listener leaves', () => {
  const store = createStore('a');
  const listener = vi.fn<(now: string, before: string) => void>();
  const leave = store.subscribe(listener);
  store.set('b');
  expect(store.get()).toBe('b');
  leave();
  store.set('c');
  expect(listener.mock.calls).toEqual([['b', 'a']]);
});

it('tells nothing when the same value is set again', () => {
  const value = { count: 1 };
  const store = createStore(value);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.set(value);
  expect(listener).not.toHaveBeenCalled();
});
