import type { Executor } from '#platform/server/database.ts';

export type AdministrationServices = {
  db: Executor;
  version: string;
  settings: { hotlinesCheckedOn: string | null };
};
