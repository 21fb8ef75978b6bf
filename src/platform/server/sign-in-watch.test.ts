import { afterEach, expect, it, vi } from 'vitest';
import { watchSignIns } from './sign-in-watch.ts';

afterEach(() => {
  vi.useRealTimers();
});

type Named = { userId: number; signInId: number };
/** Both of one account. */
const first = { userId: 1, signInId: 1 };
const second = { userId: 1, signInId: 2 };
/** Of another account, with the same number. */
const namesake = { userId: 2, signInId: 1 };

function begin(findLive: (named: readonly Named[]) => Promise<readonly Named[]>) {
  vi.useFakeTimers();
  const asked: Named[][] = [];
  const warned: unknown[] = [];
  const watch = watchSignIns({
    findLive: (named) => {
      asked.push(named.map(({ userId, signInId }) => ({ userId, signInId })));
      return findLive(named);
    },
    log: { warn: (line: unknown) => void warned.push(line) },
    everyMs: 1_000,
  });
  return {
    watch,
    asked,
    warned,
    rounds: (count: number) => vi.advanceTimersByTimeAsync(count * 1_000),
  };
}

it('ends every stream of a sign-in that has ended, and no other', async () => {
  const live = new Set([first, second, namesake]);
  const { watch, rounds } = begin(() => Promise.resolve([...live]));
  const [one, again, ...others] = [watch(first), watch(first), watch(second), watch(namesake)];
  await rounds(1);
  expect([one, ...others].map(({ cut }) => cut.aborted)).toEqual([false, false, false]);
  live.delete(first);
  await rounds(1);
  expect([one, again, ...others].map(({ cut }) => cut.aborted)).toEqual([true, true, false, false]);
  expect(one.cut.reason).toMatchObject({ code: 'sign_in_required' });
});

it('runs one query per round for all streams, and none while no stream is open', async () => {
  const { watch, asked, rounds } = begin((named) => Promise.resolve(named));
  const streams = [watch(first), watch(first), watch(second)];
  await rounds(2);
  expect(asked).toEqual([
    [first, second],
    [first, second],
  ]);
  for (const { stop } of streams) stop();
  await rounds(5);
  expect(asked).toHaveLength(2);
  watch(namesake);
  await rounds(1);
  expect(asked.at(-1)).toEqual([namesake]);
});

it('keeps streams open while the query fails, and retries', async () => {
  let isAway = true;
  const { watch, warned, rounds } = begin(() =>
    isAway ? Promise.reject(new Error('database away')) : Promise.resolve([]),
  );
  const { cut } = watch(first);
  await rounds(2);
  expect([cut.aborted, warned.length]).toEqual([false, 2]);
  isAway = false;
  await rounds(1);
  expect(cut.aborted).toBe(true);
});
