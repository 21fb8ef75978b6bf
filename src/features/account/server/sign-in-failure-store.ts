import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** How failures under a key slow down the next attempt. */
export type Throttle = { key: string; free: number; forgetMs: number };

export const waitMsMin = 1_000;
export const waitMsMax = 15 * 60_000;
/** 1 s doubled this often is past the longest wait. */
const doublingsMax = 10;

/** Wait after so many failures in a row: none, then 1 s doubling to 15 min. */
export function waitMsAfter(failures: number, free: number): number {
  if (failures < free) return 0;
  return Math.min(waitMsMax, waitMsMin * 2 ** Math.min(failures - free, doublingsMax));
}

const waitInSql = (free: number) => sql`
  case when f.failures < ${free} then 0
  else least(${waitMsMax}, ${waitMsMin} * 2 ^ least(f.failures - ${free}, ${doublingsMax})) end
  * interval '1 millisecond'`;

/**
 * Charges an attempt as a failure before it is judged, in one statement, so that attempts at once
 * cannot all pass as the first. Undefined: go on; otherwise how long to wait, nothing charged.
 */
export async function chargeAttempt(
  db: Executor,
  { key, free, forgetMs }: Throttle,
  now: Date,
): Promise<{ retryAfterSeconds: number } | undefined> {
  const forgotten = new Date(now.getTime() - forgetMs);
  const { rows } = await sql`
    insert into sign_in_failure as f (key, failures, last_failed_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when f.last_failed_at <= ${forgotten} then 1 else f.failures + 1 end,
      last_failed_at = greatest(f.last_failed_at, ${now})
    where f.last_failed_at <= ${forgotten} or f.failures < ${free}
      or f.last_failed_at + ${waitInSql(free)} <= ${now}
    returning 1`.execute(db);
  if (rows.length > 0) return undefined;
  const stored = await db
    .selectFrom('sign_in_failure')
    .select(['failures', 'last_failed_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  const endsAt = stored
    ? stored.last_failed_at.getTime() + waitMsAfter(stored.failures, free)
    : now.getTime();
  return { retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)) };
}

/** Takes back one charge: the attempt was no failure. */
export async function refundAttempt(db: Executor, key: string): Promise<void> {
  await db
    .updateTable('sign_in_failure')
    .set((row) => ({ failures: row('failures', '-', 1) }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}

/** A success ends the row of failures of an account. */
export async function clearFailures(db: Executor, key: string): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('key', '=', key).execute();
}

/** Removes counters nobody has failed under for a day. */
export async function purgeSignInFailures(db: Executor, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('sign_in_failure')
    .where('last_failed_at', '<', new Date(now.getTime() - 24 * 3_600_000))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
