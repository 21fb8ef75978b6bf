import { sql } from 'kysely';
import { chinaDay, chinaDayStart } from '#platform/contract/china-time.ts';
import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import { addMonths, dayAfter, lastDayBefore, monthStartOf } from './calendar.ts';
import type { LedgerReason } from '../rules.ts';
import { applyMonthReset } from './month-store.ts';
import { ensureUsageAccount } from './quota-store.ts';

/**
 * Starts a membership today, or extends the current one from its end, by `months` with `quota`
 * messages each. The current month's quota is raised to that, never lowered. Requires a transaction: the
 * row is locked between reading the old end and writing the new one.
 */
export async function extendMembership(
  tx: Executor,
  bought: { userId: number; months: number; quota: number; now: Date },
): Promise<void> {
  const { userId, months, quota, now } = bought;
  await ensureUsageAccount(tx, userId, now);
  await applyMonthReset(tx, userId, now);
  const { endsAt } = await tx
    .selectFrom('usage_account')
    .select('subscription_ends_at as endsAt')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const runsUntil = endsAt && endsAt > now ? endsAt : null;
  const from = runsUntil ? lastDayBefore(runsUntil) : chinaDay(now);
  const end = chinaDayStart(dayAfter(addMonths(from, months)));
  const reason: LedgerReason = runsUntil ? 'membership-renewed' : 'membership-bought';
  const isNew = runsUntil === null;
  await sql`
    with account as (
      select user_id, greatest(${quota}::int - month_quota, 0) as added
      from usage_account where user_id = ${userId}
    ), extended as (
      update usage_account u
      set subscription_ends_at = ${end}, plan_quota = ${quota}::int,
          month_quota = u.month_quota + a.added,
          month_start = case when ${isNew}::boolean then greatest(u.month_start, ${monthStartOf(now)}::date)
                        else u.month_start end,
          period = u.period + ${isNew ? 1 : 0}::int
      from account a where u.user_id = a.user_id
    )
    insert into quota_ledger (id, user_id, at, kind, source, amount, reason)
    select ${newId(now)}::bigint, user_id, ${now}, 'grant', 'month', added, ${reason} from account`.execute(
    tx,
  );
}
