import type { Turn } from '#medicine/findings/finding.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Reading } from '#platform/server/reader.ts';

export type ContinuationServices = { db: Executor; reading: Reading<{ turns: readonly Turn[] }> };
