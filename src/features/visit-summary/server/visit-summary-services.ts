import type { Executor } from '#platform/server/database.ts';
import type { SheetWorkshop } from './sheet-workshop.ts';

export type VisitSummaryServices = {
  db: Executor;
  sheets: SheetWorkshop;
  newId: () => string;
  settings: {
    /** Name or code of the provider in the label of generated content. */
    aigcProducer: string;
  };
};
