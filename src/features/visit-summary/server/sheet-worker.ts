// Runs in a separate thread (sheet-renderer.ts) because analyzing a long conversation and shaping Chinese
// text take hundreds of milliseconds.
import { answerJobs } from '#platform/server/worker-jobs.ts';
import { drawSheet } from './draw-sheet.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetOrder, SheetWork } from './sheet-order.ts';

answerJobs(async (order: SheetOrder): Promise<SheetWork> =>
  order.kind === 'read'
    ? { kind: 'read', sheet: readSheet(order) }
    : { kind: 'draw', pdf: await drawSheet(order.summary) },
);
