// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { LatePart, retryWaitsMs } from './late-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const here = () => Promise.resolve('part');

it('is fetched once and reported to every caller', async () => {
  const fetch = vi.fn<() => Promise<string>>(here);
  const part = new LatePart(fetch);
  const [one, other] = [vi.fn<(come: string) => void>(), vi.fn<(come: string) => void>()];
  part.wait(one);
  part.wait(other);
  await vi.runAllTimersAsync();
  part.wait(one);
  expect(fetch).toHaveBeenCalledOnce();
  expect([one.mock.calls, other.mock.calls]).toEqual([[['part'], ['part']], [['part']]]);
  expect(part.get()).toBe('part');
});

it('is requested again periodically after a failure', async () => {
  const fetch = vi
    .fn<() => Promise<string>>(here)
    .mockImplementationOnce(offline)
    .mockImplementationOnce(offline);
  const part = new LatePart(fetch);
  const onLoaded = vi.fn<(come: string) => void>();
  part.wait(onLoaded);
  await vi.advanceTimersByTimeAsync((retryWaitsMs[0] ?? 0) + (retryWaitsMs[1] ?? 0) - 1);
  expect([fetch.mock.calls.length, onLoaded.mock.calls.length]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('part');
});

it('is requested at once when the network is back', async () => {
  const fetch = vi.fn<() => Promise<string>>(here).mockImplementationOnce(offline);
  const part = new LatePart(fetch);
  part.load();
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(part.get()).toBe('part');
  await vi.runAllTimersAsync();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('does not call back a cancelled caller', async () => {
  const part = new LatePart(here);
  const onLoaded = vi.fn<(come: string) => void>();
  part.wait(onLoaded)();
  await vi.runAllTimersAsync();
  expect(onLoaded).not.toHaveBeenCalled();
});
