import type { Executor } from '#platform/server/database.ts';

export type ReviewServices = { db: Executor };
