import { expect, it, vi } from 'vitest';
import { retry } from './retry.ts';

const isRetryable = (error: unknown): boolean => error === 'later';

it('returns the first success', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce('later')
    .mockResolvedValue('done');
  expect(await retry({ triesMax: 3, isRetryable }, work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

it.each([
  ['the last try', 'later', 3],
  ['an error that is not retryable', 'never', 1],
])('rejects after %s', async (_, error, calls) => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  await expect(retry({ triesMax: 3, isRetryable }, work)).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(calls);
});
