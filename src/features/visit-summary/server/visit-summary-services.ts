import type { Executor } from '#platform/server/database.ts';
import type { SheetRenderer } from './sheet-renderer.ts';

export type VisitSummaryServices = {
  db: Executor;
  sheets: SheetRenderer;
  newId: () => string;
  settings: {
    /** Name or code of the provider for the label of generated content. */
    aigcProducer: string;
  };
};
