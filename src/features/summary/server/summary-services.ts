import type { Executor } from '#platform/server/database.ts';

export type SummaryServices = { db: Executor };
