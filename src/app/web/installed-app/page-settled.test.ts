import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pageSettled, settledMsMax } from './page-settled.ts';

const idle = (): Promise<void> => Promise.resolve();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(client: QueryClient, whenIdle = idle): { isSettled: () => boolean } {
  let settled = false;
  void pageSettled(client.getQueryCache(), whenIdle).then(() => (settled = true));
  return { isSettled: () => settled };
}

test('a page is settled once everything it reads has arrived', async () => {
  const client = new QueryClient();
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  void client.query({ queryKey: ['a'], queryFn: () => first.promise });
  void client.query({ queryKey: ['b'], queryFn: () => second.promise });
  const page = watch(client);
  await vi.advanceTimersByTimeAsync(100);
  first.resolve('');
  await vi.advanceTimersByTimeAsync(100);
  expect(page.isSettled()).toBe(false);
  second.resolve('');
  await vi.advanceTimersByTimeAsync(100);
  expect(page.isSettled()).toBe(true);
});

test('a page that reads nothing is settled when it is idle', async () => {
  const drawn = Promise.withResolvers<void>();
  const page = watch(new QueryClient(), () => drawn.promise);
  await vi.advanceTimersByTimeAsync(100);
  expect(page.isSettled()).toBe(false);
  drawn.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.isSettled()).toBe(true);
});

test('a reading that never ends holds it up for a bounded time', async () => {
  const client = new QueryClient();
  void client.query({ queryKey: ['a'], queryFn: () => new Promise(() => undefined) });
  const page = watch(client);
  await vi.advanceTimersByTimeAsync(settledMsMax - 1);
  expect(page.isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.isSettled()).toBe(true);
});
