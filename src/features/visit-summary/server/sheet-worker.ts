// Runs in a thread of its own (sheet-workshop.ts): reading a long conversation and shaping Chinese
// text take hundreds of milliseconds.
import { visitSheet } from '#medicine/visit-summary/visit-sheet.ts';
import { answerJobs } from '#platform/server/worker-jobs.ts';
import { drawSheet } from './draw-sheet.ts';
import type { SheetOrder, SheetWork } from './sheet-order.ts';

/** Names this program for the workshop. */
export type SheetWorker = 'sheet-worker';

answerJobs(async (order: SheetOrder): Promise<SheetWork> =>
  order.kind === 'read'
    ? { kind: 'read', sheet: visitSheet(order.turns, order.leaning) }
    : { kind: 'draw', pdf: await drawSheet(order.summary) },
);
