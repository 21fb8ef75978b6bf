import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import type { LedgerRow } from '../contract.ts';
import { monthStartOf } from './calendar.ts';

/** The balance at a given time; nothing counts as used in a month that has ended. */
export type Balance = {
  isSubscribed: boolean;
  subscriptionEndsAt: Date | null;
  monthQuota: number;
  monthUsed: number;
  permanent: number;
  hasClaimedFree: boolean;
};

const nothing: Balance = {
  isSubscribed: false,
  subscriptionEndsAt: null,
  monthQuota: 0,
  monthUsed: 0,
  permanent: 0,
  hasClaimedFree: false,
};

export async function readBalance(db: Executor, userId: number, now: Date): Promise<Balance> {
  const { rows } = await sql<Balance>`
    select coalesce(subscription_ends_at > ${now}, false) as "isSubscribed",
           subscription_ends_at as "subscriptionEndsAt",
           case when subscription_ends_at > ${now}
                then case when is_current then month_quota else plan_quota end
                else 0 end as "monthQuota",
           case when subscription_ends_at > ${now} and is_current then month_used else 0 end as "monthUsed",
           permanent,
           free_claimed_at is not null as "hasClaimedFree"
    from (select *, month_start >= ${monthStartOf(now)}::date as is_current
          from usage_account where user_id = ${userId}) account`.execute(db);
  return rows[0] ?? nothing;
}

/** How many messages can still be sent. */
export function remainingMessages(balance: Balance): number {
  return Math.max(0, balance.monthQuota - balance.monthUsed) + balance.permanent;
}

export async function listLedgerRows(
  db: Executor,
  userId: number,
  query: { page: number; page_size: number },
): Promise<{ rows: LedgerRow[]; count: number }> {
  const { count } = await db
    .selectFrom('quota_ledger')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  // An entry written before its message existed takes the ids from the other entries of the same hold.
  const { rows } = await sql<Omit<LedgerRow, 'at'> & { at: Date }>`
    select l.id, l.at, l.kind, l.source, l.amount, l.reason,
           coalesce(l.session_id, send.session_id) as "sessionId",
           coalesce(l.message_id, send.message_id) as "messageId"
    from (select * from quota_ledger where user_id = ${userId} order by id desc
          limit ${query.page_size} offset ${(query.page - 1) * query.page_size}) l
    left join lateral (
      select max(session_id) as session_id, max(message_id) as message_id
      from quota_ledger where hold_id = l.hold_id
    ) send on l.hold_id is not null
    order by l.id desc`.execute(db);
  return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })), count };
}
