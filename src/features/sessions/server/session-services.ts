import type { Executor } from '#platform/server/database.ts';

export type SessionServices = { db: Executor };
