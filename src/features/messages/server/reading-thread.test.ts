import { afterEach, describe, expect, it } from 'vitest';
import type { Turn } from '#medicine/findings/finding.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { createWorkerPool, type WorkerPool } from '#platform/server/worker-pool.ts';
import { safetyReader } from './consultation-safety.ts';
import { readAheadCharsMax, readingSize } from './read-ahead.ts';
import {
  readAtOnceCharsMax,
  readingsOfOneMax,
  readingThreadOver,
  type ReadingThread,
} from './reading-thread.ts';
import type { ReadingJob } from './reading-worker.ts';

const busy = { 'zh-CN': '忙', 'en-US': 'Busy' };
let thread: ReadingThread;
afterEach(() => thread.close());

/** A thread that records its input in order. */
function open(): ReadingJob[] {
  const given: ReadingJob[] = [];
  const limits = { workersMax: 1, queueMax: 100, timeLimitMs: 60_000, idleMs: 60_000 };
  const pool: WorkerPool<ReadingJob, unknown> = createWorkerPool(
    new URL('./reading-worker.ts', import.meta.url),
    { ...limits, busy },
  );
  const run = (job: ReadingJob): Promise<unknown> => {
    given.push(job);
    return pool.run(job);
  };
  thread = readingThreadOver({ ...pool, run });
  return given;
}

const words = '头疼三天，怕冷，晚上睡不着，没有发烧，对青霉素过敏。';
/** A conversation of so many messages, each of about so many characters, unlike any other. */
const talk = (name: string, messages: number, chars: number): Turn[] =>
  Array.from({ length: messages }, (_, n) => ({
    role: n % 2 === 0 ? 'user' : 'assistant',
    content: `${name}${n}：`.padEnd(chars, words),
  }));
const order = (turns: readonly Turn[]) => ({ turns, profile: {}, hotlines });
const read = (owner: number | null, turns: readonly Turn[]) =>
  thread.read(owner, safetyReader, order(turns));
const names = (given: readonly ReadingJob[]) => given.map(({ name }) => name);
const turnsOf = ({ order }: ReadingJob) => (order as { turns: Turn[] }).turns;

describe('the thread that reads conversations', () => {
  it('is left alone by a short conversation and by the next message of one', async () => {
    const given = open();
    const turns = talk('短', 2, readAtOnceCharsMax / 2);
    expect(await read(1, turns)).toEqual(safetyReader.read(order(turns)));
    await read(1, [...turns, ...talk('续', 1, readAtOnceCharsMax / 2)]);
    expect(given).toEqual([]);
  });

  it('reads a long conversation as it is read here, in stretches that are short', async () => {
    const given = open();
    const turns = talk('长', 30, 400);
    const away = await read(1, turns);
    expect(away).toEqual(safetyReader.read(order(turns)));
    const ahead = given.filter(({ name }) => name === 'aheadReader').map(turnsOf);
    expect(ahead.flat()).toEqual(turns);
    expect(ahead.length).toBeGreaterThan(2);
    for (const stretch of ahead)
      expect(readingSize(stretch)).toBeLessThanOrEqual(readAheadCharsMax);
  });

  it('reads only the new message of a continued conversation', async () => {
    const given = open();
    const turns = talk('续', 40, 200);
    await read(1, turns);
    given.length = 0;
    const more = talk('新', 1, 300);
    await read(1, [...turns, ...more]);
    expect(names(given)).toEqual(['unreadReader', 'aheadReader', 'safetyReader']);
    expect(given.slice(1, 2).map(turnsOf)).toEqual([more]);
  });

  it('lets somebody else in between the stretches of a long conversation', async () => {
    const given = open();
    const [long, other] = [talk('甲', 60, 400), talk('乙', 3, 500)];
    const ended: string[] = [];
    await Promise.all([
      read(1, long).then(() => ended.push('long')),
      read(2, other).then(() => ended.push('other')),
    ]);
    expect(ended).toEqual(['other', 'long']);
    expect(given.length).toBeGreaterThan(6);
  });

  it('lets the readings of one person follow one another, and refuses the one too many', async () => {
    const given = open();
    const turns = talk('丙', 3, 600);
    const asked = Array.from({ length: readingsOfOneMax + 1 }, () => read(7, turns));
    const results = await Promise.allSettled(asked);
    expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(readingsOfOneMax);
    const first = names(given).indexOf('safetyReader');
    expect(names(given).slice(0, first)).not.toContain('safetyReader');
    expect(names(given).filter((name) => name === 'aheadReader').length).toBeLessThan(3);
    expect(await read(7, turns)).toBeDefined();
  });
});
