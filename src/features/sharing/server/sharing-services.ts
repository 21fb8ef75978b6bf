import type { Executor } from '#platform/server/database.ts';

export type SharingServices = { db: Executor };
