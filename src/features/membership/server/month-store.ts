import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import { monthTurnBy, type MonthTerms } from '../month-turn.ts';
import { monthStartOf } from '../rules.ts';

const turnedAtOnceMax = 500;

/**
 * Brings an account's month up to `now`: what lapsed and what the months brought is written to the
 * ledger, each at its midnight. Whoever comes second finds the period ended and does nothing.
 */
export async function turnMonth(db: Executor, userId: number, now: Date): Promise<void> {
  const { rows } = await sql<MonthTerms & { period: number }>`
    select month_start as "monthStart", month_quota as "monthQuota", plan_quota as "planQuota",
           subscription_ends_at as "subscriptionEndsAt", period
    from usage_account where user_id = ${userId}`.execute(db);
  const terms = rows[0];
  const turn = terms && monthTurnBy(terms, now);
  if (!turn) return;
  await sql`
    with ended as (
      select user_id, month_quota - month_used as unused from usage_account
      where user_id = ${userId} and period = ${terms.period} for update
    ), turned as (
      update usage_account u
      set month_start = ${turn.monthStart}::date, month_quota = ${turn.monthQuota}, month_used = 0,
          period = u.period + 1
      from ended e where u.user_id = e.user_id
    )
    insert into quota_ledger (user_id, at, kind, source, amount, reason)
    select e.user_id, m.at, m.kind, 'month', coalesce(m.amount, -e.unused),
           case m.kind when 'grant' then 'month-begins' else 'month-lapsed' end
    from ended e, rows from (
      jsonb_to_recordset(${JSON.stringify(turn.moves)}::jsonb) as (at timestamptz, kind text, amount int)
    ) with ordinality as m (at, kind, amount, place)
    where coalesce(m.amount, -e.unused) <> 0
    order by m.place`.execute(db);
}

/** Turns the month of everybody whose messages have lapsed, also of those who do not come. */
export async function turnMonths(db: Executor, now: Date): Promise<number> {
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from usage_account
    where month_quota > 0
      and (month_start < ${monthStartOf(now)}::date or subscription_ends_at <= ${now})
    limit ${turnedAtOnceMax}`.execute(db);
  // One statement each: a sweep holds nobody's row longer than that.
  for (const { userId } of rows) await turnMonth(db, userId, now);
  return rows.length;
}
