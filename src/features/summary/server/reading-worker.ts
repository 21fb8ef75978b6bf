// Runs in a thread of its own (reading-room.ts).
import { answerJobs } from '#platform/server/worker-jobs.ts';
import { read, type ReadingOrder } from './reading.ts';

/** Names this program for the reading room. */
export type ReadingWorker = 'reading-worker';

answerJobs((order: ReadingOrder) => read(order));
