import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** How failures under a key delay the next attempt. */
export type Throttle = {
  key: string;
  free: number;
  forgetMs: number;
  /** The longest delay, 15 min by default. */
  waitMsMax?: number;
};

const waitMsMin = 1_000;
const waitMsMaxDefault = 15 * 60_000;
/** 1 s doubled this many times exceeds every longest delay. */
const doublingsMax = 20;

/** The delay after consecutive failures: none, then 1 s doubling to the longest. */
function waitMsAfter(failures: number, { free, waitMsMax = waitMsMaxDefault }: Throttle): number {
  if (failures < free) return 0;
  return Math.min(waitMsMax, waitMsMin * 2 ** Math.min(failures - free, doublingsMax));
}

const waitInSql = ({ free, waitMsMax = waitMsMaxDefault }: Throttle) => sql`
  case when f.failures < ${free} then 0
  else least(${waitMsMax}, ${waitMsMin} * 2 ^ least(f.failures - ${free}, ${doublingsMax})) end
  * interval '1 millisecond'`;

/** The delay of an attempt now; undefined if there is none. */
export async function findWait(
  db: Executor,
  throttle: Throttle,
  now: Date,
): Promise<{ retryAfterSeconds: number } | undefined> {
  const { key, free, forgetMs } = throttle;
  const stored = await db
    .selectFrom('sign_in_failure')
    .select(['failures', 'last_failed_at'])
    .where('key', '=', key)
    .where('last_failed_at', '>', new Date(now.getTime() - forgetMs))
    .executeTakeFirst();
  if (!stored || stored.failures < free) return undefined;
  const waitMs =
    stored.last_failed_at.getTime() + waitMsAfter(stored.failures, throttle) - now.getTime();
  return waitMs > 0 ? { retryAfterSeconds: Math.ceil(waitMs / 1000) } : undefined;
}

/**
 * Counts a failure in one statement, so that concurrent failures cannot all pass as the first. During a
 * delay it counts nothing and returns the delay.
 */
export async function recordFailure(
  db: Executor,
  throttle: Throttle,
  now: Date,
): Promise<{ retryAfterSeconds: number } | undefined> {
  const { key, free, forgetMs } = throttle;
  const forgotten = new Date(now.getTime() - forgetMs);
  const { rows } = await sql`
    insert into sign_in_failure as f (key, failures, last_failed_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when f.last_failed_at <= ${forgotten} then 1 else f.failures + 1 end,
      last_failed_at = greatest(f.last_failed_at, ${now})
    where f.last_failed_at <= ${forgotten} or f.failures < ${free}
      or f.last_failed_at + ${waitInSql(throttle)} <= ${now}
    returning 1`.execute(db);
  if (rows.length > 0) return undefined;
  return (await findWait(db, throttle, now)) ?? { retryAfterSeconds: 1 };
}

/** A success resets the count. */
export async function clearFailures(db: Executor, key: string): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('key', '=', key).execute();
}

/** Removes counters without a failure for a day. */
export async function purgeSignInFailures(db: Executor, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('sign_in_failure')
    .where('last_failed_at', '<', new Date(now.getTime() - 24 * 3_600_000))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
