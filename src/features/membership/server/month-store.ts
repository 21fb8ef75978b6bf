import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import { computeMonthReset, type MonthBalance } from './month-reset.ts';
import { monthStartOf } from './calendar.ts';

const accountsPerResetMax = 500;

/**
 * Brings an account's month up to `now`: every lapse and monthly grant is written to the ledger, dated
 * at its own midnight. A concurrent second call finds the period already ended and does nothing.
 */
export async function applyMonthReset(db: Executor, userId: number, now: Date): Promise<void> {
  const { rows } = await sql<MonthBalance & { period: number }>`
    select month_start as "monthStart", month_quota as "monthQuota", plan_quota as "planQuota",
           subscription_ends_at as "subscriptionEndsAt", period
    from usage_account where user_id = ${userId}`.execute(db);
  const terms = rows[0];
  const reset = terms && computeMonthReset(terms, now);
  if (!reset) return;
  const firstId = newId(now, { count: reset.changes.length });
  await sql`
    with ended as (
      select user_id, month_quota - month_used as unused from usage_account
      where user_id = ${userId} and period = ${terms.period} for update
    ), updated as (
      update usage_account u
      set month_start = ${reset.monthStart}::date, month_quota = ${reset.monthQuota}, month_used = 0,
          period = u.period + 1
      from ended e where u.user_id = e.user_id
    )
    insert into quota_ledger (id, user_id, at, kind, source, amount, reason)
    select ${firstId}::bigint + m.place - 1, e.user_id, m.at, m.kind, 'month', coalesce(m.amount, -e.unused),
           case m.kind when 'grant' then 'month-begins' else 'month-lapsed' end
    from ended e, rows from (
      jsonb_to_recordset(${JSON.stringify(reset.changes)}::jsonb) as (at timestamptz, kind text, amount int)
    ) with ordinality as m (at, kind, amount, place)
    where coalesce(m.amount, -e.unused) <> 0`.execute(db);
}

/** Resets the month of every account whose monthly messages have lapsed, including inactive ones. */
export async function applyMonthResets(db: Executor, now: Date): Promise<number> {
  const most = sql.lit(accountsPerResetMax);
  // In the order of an index each: of two dates that it is told, the database takes most balances for due.
  const { rows } = await sql<{ userId: number }>`
    (select user_id as "userId" from usage_account
      where month_quota > 0 and month_start < ${monthStartOf(now)}::date
      order by month_start limit ${most})
    union (select user_id from usage_account
      where month_quota > 0 and subscription_ends_at <= ${now}
      order by subscription_ends_at limit ${most})
    limit ${most}`.execute(db);
  // One statement per account, so that no row stays locked for the whole sweep.
  for (const { userId } of rows) await applyMonthReset(db, userId, now);
  return rows.length;
}
