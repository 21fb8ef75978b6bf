import { afterEach, expect, it, vi } from 'vitest';
import { watchSignIns } from './sign-in-watch.ts';

afterEach(() => {
  vi.useRealTimers();
});

function begin(findLive: (ids: readonly number[]) => Promise<ReadonlySet<number>>) {
  vi.useFakeTimers();
  const asked: number[][] = [];
  const warned: unknown[] = [];
  const watch = watchSignIns({
    findLive: (ids) => {
      asked.push([...ids]);
      return findLive(ids);
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
  const live = new Set([1, 2]);
  const { watch, rounds } = begin(() => Promise.resolve(live));
  const [one, again, other] = [watch(1), watch(1), watch(2)];
  await rounds(1);
  expect([one.cut.aborted, other.cut.aborted]).toEqual([false, false]);
  live.delete(1);
  await rounds(1);
  expect([one, again, other].map(({ cut }) => cut.aborted)).toEqual([true, true, false]);
  expect(one.cut.reason).toMatchObject({ code: 'sign_in_required' });
});

it('runs one query per round for all streams, and none while no stream is open', async () => {
  const { watch, asked, rounds } = begin((ids) => Promise.resolve(new Set(ids)));
  const streams = [watch(1), watch(1), watch(2)];
  await rounds(2);
  expect(asked).toEqual([
    [1, 2],
    [1, 2],
  ]);
  for (const { stop } of streams) stop();
  await rounds(5);
  expect(asked).toHaveLength(2);
  watch(3);
  await rounds(1);
  expect(asked.at(-1)).toEqual([3]);
});

it('keeps streams open while the query fails, and retries', async () => {
  let isAway = true;
  const { watch, warned, rounds } = begin(() =>
    isAway ? Promise.reject(new Error('database away')) : Promise.resolve(new Set<number>()),
  );
  const { cut } = watch(1);
  await rounds(2);
  expect([cut.aborted, warned.length]).toEqual([false, 2]);
  isAway = false;
  await rounds(1);
  expect(cut.aborted).toBe(true);
});
