import type { ReadOnly } from '#platform/server/database.ts';

export type SearchServices = { readOnly: ReadOnly };
