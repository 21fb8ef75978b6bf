import type { Turn } from '#medicine/findings/finding.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { createWorkerPool, type WorkerPool } from '#platform/server/worker-pool.ts';
import { messageTexts } from '../texts.ts';
import {
  aheadReader,
  noteRead,
  readingSize,
  stretchesOf,
  unreadIn,
  unreadReader,
} from './read-ahead.ts';
import type { Reader } from '#platform/server/reader.ts';
import type { ReadingJob } from './reading-worker.ts';

/**
 * A conversation is read at once where so much of it is new and it is no longer than that; more is
 * read in a thread of its own, in stretches (characters of the person's own words, UTF-16 units).
 */
export const readAtOnceCharsMax = 400;
const readHereCharsMax = 6_000;
/** Maximum queued analyses, in all and per account. */
const readingQueueMax = 400;
export const readingsOfOneMax = 20;
/** One stretch, or what follows from all of them, takes far less also on a busy machine. */
const readingTimeLimitMs = 30_000;
/** How long the thread keeps its caches after the last analysis. */
const readingIdleMs = 10 * 60_000;

type Order = { turns: readonly Turn[] };

/** Analyzes conversations without blocking the event loop or each other. */
export type ReadingThread = {
  /**
   * Runs a reader on a conversation. Analyses of one `owner` are serialized; null is for calls that have
   * already been admitted.
   * @throws AppError `unavailable` when too many wait
   */
  read: <O extends Order, R>(owner: number | null, reader: Reader<O, R>, order: O) => Promise<R>;
  close: () => Promise<void>;
};

type Pool = WorkerPool<ReadingJob, unknown>;

const program = new URL('./reading-worker.ts', import.meta.url);
const busy = both(messageTexts, (t) => t.readingBusy);

export function createReadingThread(): ReadingThread {
  // One thread: what it has read is cached when the conversation continues.
  const limits = { workersMax: 1, queueMax: readingQueueMax, timeLimitMs: readingTimeLimitMs };
  return readingThreadOver(
    createWorkerPool<ReadingJob, unknown>(program, {
      ...limits,
      idleMs: readingIdleMs,
      busy,
    }),
  );
}

/** The same over a pool that is there. */
export function readingThreadOver(pool: Pool): ReadingThread {
  const inTurn = takingTurns();
  return {
    read: (owner, reader, order) =>
      isShort(order.turns)
        ? Promise.resolve(order).then((here) => readHere(reader, here))
        : inTurn(owner, () => readAway(pool, reader, order)),
    close: pool.close,
  };
}

/** Whether reading it here is done in a moment: little of it is new, and it is not long. */
function isShort(turns: readonly Turn[]): boolean {
  return (
    readingSize(turns) <= readHereCharsMax && readingSize(unreadIn(turns)) <= readAtOnceCharsMax
  );
}

function readHere<O extends Order, R>(reader: Reader<O, R>, order: O): R {
  const result = reader.read(order);
  noteRead(order.turns);
  return result;
}

/** Analyzes in sections, so that others wait for at most one section. */
async function readAway<O extends Order, R>(
  pool: Pool,
  reader: Reader<O, R>,
  order: O,
): Promise<R> {
  const run = async <P extends Order, Q>({ module, name }: Reader<P, Q>, each: P): Promise<Q> =>
    (await pool.run({ module, name, order: each })) as Q;
  const unread = await run(unreadReader, { turns: order.turns });
  for (const turns of stretchesOf(unread)) await run(aheadReader, { turns });
  return run(reader, order);
}

/** Serializes the work of one owner and refuses work beyond the limit. */
function takingTurns(): <R>(owner: number | null, work: () => Promise<R>) => Promise<R> {
  const lines = new Map<number, { last: Promise<unknown>; length: number }>();
  return async (owner, work) => {
    if (owner === null) return work();
    const line = lines.get(owner) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= readingsOfOneMax) {
      throw new AppError('unavailable', { text: busy, retryAfterSeconds: 5 });
    }
    const mine = line.last.then(work, work);
    line.last = mine;
    line.length += 1;
    lines.set(owner, line);
    try {
      return await mine;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(owner);
    }
  };
}
