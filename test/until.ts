import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

const pollMs = 10;

/** Polls for what happens elsewhere; the time limit is the test's. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(pollMs);
}

/** Waits until some statement of the database waits for a lock. */
export function untilLocked(db: Executor): Promise<void> {
  const blocked = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return until(async () => (await blocked.execute(db)).rows.length > 0);
}
