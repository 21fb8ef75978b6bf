import { both } from '#platform/contract/define-texts.ts';
import { createWorkerPool } from '#platform/server/worker-pool.ts';
import {
  readAtOnceCharsMax,
  readingQueueMax,
  readingThreadIdleMs,
  readingThreadsMax,
  readingTimeLimitMs,
} from '../rules.ts';
import { summaryTexts } from '../texts.ts';
import { newestTurns } from './newest-turns.ts';
import { read, type Reading, type ReadingOrder } from './reading.ts';
import type { ReadingWorker } from './reading-worker.ts';

/** Reads short conversations at once and long ones away from the event loop; 503 when it is full. */
export type ReadingRoom = {
  read: (order: ReadingOrder) => Promise<Reading>;
  close: () => Promise<void>;
};

const program = (name: ReadingWorker): URL => new URL(`./${name}.ts`, import.meta.url);

export function openReadingRoom(): ReadingRoom {
  const pool = createWorkerPool<ReadingOrder, Reading>(program('reading-worker'), {
    workersMax: readingThreadsMax,
    queueMax: readingQueueMax,
    timeLimitMs: readingTimeLimitMs,
    idleMs: readingThreadIdleMs,
    busy: both(summaryTexts, (t) => t.busy),
  });
  return {
    read: async (order) => {
      const turns = newestTurns(order.turns);
      const chars = turns.reduce((sum, { content }) => sum + content.length, 0);
      const bounded = { ...order, turns };
      return chars <= readAtOnceCharsMax ? read(bounded) : pool.run(bounded);
    },
    close: pool.close,
  };
}
