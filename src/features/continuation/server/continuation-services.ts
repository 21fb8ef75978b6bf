import type { Executor } from '#platform/server/database.ts';

export type ContinuationServices = { db: Executor };
