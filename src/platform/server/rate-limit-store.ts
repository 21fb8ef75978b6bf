import { sql } from 'kysely';
import type { Executor } from './database.ts';

/** Maximum window; older rows can be removed. */
const rateWindowMsMax = 24 * 3_600_000;

/**
 * Counts one call under `key` in its fixed window of `windowMs` (at most a day) and returns whether it
 * exceeds the limit. All processes on one database share the counters.
 */
export async function consumeRateLimit(
  db: Executor,
  key: string,
  limit: { max: number; windowMs: number },
  now: Date,
): Promise<{ retryAfterSeconds: number } | null> {
  const start = Math.floor(now.getTime() / limit.windowMs) * limit.windowMs;
  // The counter stops at one past the limit, so that a flood cannot overflow it.
  const { calls } = await db
    .insertInto('rate_window')
    .values({ key, window_start: new Date(start), calls: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet({ calls: sql`least(rate_window.calls + 1, ${limit.max + 1}::integer)` }),
    )
    .returning('calls')
    .executeTakeFirstOrThrow();
  if (calls <= limit.max) return null;
  return { retryAfterSeconds: Math.ceil((start + limit.windowMs - now.getTime()) / 1000) };
}

/** Removes the counters of past windows. Returns how many. */
export async function purgeRateWindows(db: Executor, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('rate_window')
    .where('window_start', '<', new Date(now.getTime() - rateWindowMsMax))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
