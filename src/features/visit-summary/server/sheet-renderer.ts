import { both } from '#platform/contract/define-texts.ts';
import { createWorkerPool } from '#platform/server/worker-pool.ts';
import type { VisitSummary } from '../contract.ts';
import {
  sheetQueueMax,
  sheetThreadIdleMs,
  sheetThreadsMax,
  sheetTimeLimitMs,
} from './sheet-limits.ts';
import { visitSummaryTexts } from '../texts.ts';
import type { ReadOrder, SheetRead } from './read-sheet.ts';
import type { SheetOrder, SheetWork } from './sheet-order.ts';

/** Renders sheets outside the event loop; refuses with 503 when its queue is full. */
export type SheetRenderer = {
  read: (order: ReadOrder) => Promise<SheetRead>;
  draw: (summary: VisitSummary) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

const program = new URL('./sheet-worker.ts', import.meta.url);

export function createSheetRenderer(): SheetRenderer {
  const pool = createWorkerPool<SheetOrder, SheetWork>(program, {
    workersMax: sheetThreadsMax,
    queueMax: sheetQueueMax,
    timeLimitMs: sheetTimeLimitMs,
    idleMs: sheetThreadIdleMs,
    busy: both(visitSummaryTexts, (t) => t.busy),
  });
  const wrong = (): Error => new Error('the sheet thread answered another order');
  return {
    read: async (order) => {
      const work = await pool.run({ kind: 'read', ...order });
      if (work.kind !== 'read') throw wrong();
      return work.sheet;
    },
    draw: async (summary) => {
      const work = await pool.run({ kind: 'draw', summary });
      if (work.kind !== 'draw') throw wrong();
      return work.pdf;
    },
    close: pool.close,
  };
}
