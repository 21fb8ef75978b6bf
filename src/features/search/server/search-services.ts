import type { Executor } from '#platform/server/database.ts';

export type SearchServices = { db: Executor };
