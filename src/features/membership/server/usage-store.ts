import { sql, type RawBuilder } from 'kysely';
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
  /** How many messages can still be sent. */
  remaining: number;
  hasClaimedFree: boolean;
};

const nothing: Balance = {
  isSubscribed: false,
  subscriptionEndsAt: null,
  monthQuota: 0,
  monthUsed: 0,
  permanent: 0,
  remaining: 0,
  hasClaimedFree: false,
};

export async function readBalance(db: Executor, userId: number, now: Date): Promise<Balance> {
  const { rows } = await balanceOf(userId, now).execute(db);
  return rows[0] ?? nothing;
}

/** How many messages can still be sent, as part of a query. */
export const remainingOf = (userId: number, now: Date): RawBuilder<number> =>
  sql`coalesce((select remaining from (${balanceOf(userId, now)}) balance), 0)`;

const balanceOf = (userId: number, now: Date): RawBuilder<Balance> => sql`
  select *, greatest("monthQuota" - "monthUsed", 0) + permanent as remaining from (
    select coalesce(subscription_ends_at > ${now}, false) as "isSubscribed",
           subscription_ends_at as "subscriptionEndsAt",
           case when subscription_ends_at > ${now}
                then case when is_current then month_quota else plan_quota end
                else 0 end as "monthQuota",
           case when subscription_ends_at > ${now} and is_current then month_used else 0 end as "monthUsed",
           permanent,
           free_claimed_at is not null as "hasClaimedFree"
    from (select *, month_start >= ${monthStartOf(now)}::date as is_current
          from usage_account where user_id = ${userId}) account) parts`;

/**
 * The ledger as it is read: a reply is one entry with its outcome and what it cost in all, although
 * its hold and its end are separate rows. It is listed at the place of its hold.
 */
export async function listLedgerRows(
  db: Executor,
  userId: number,
  query: { page: number; page_size: number },
): Promise<{ rows: LedgerRow[]; count: number }> {
  const entries = sql`from quota_ledger where user_id = ${userId} and (hold_id is null or kind = 'hold')`;
  const counted = await sql<{ count: number }>`select count(*)::int as count ${entries}`.execute(
    db,
  );
  const { rows } = await sql<Omit<LedgerRow, 'at'> & { at: Date }>`
    select l.id, l.at, l.source,
           coalesce(reply.kind, l.kind) as kind,
           coalesce(reply.reason, l.reason) as reason,
           coalesce(reply.amount, l.amount) as amount,
           coalesce(reply.session_id, l.session_id) as "sessionId",
           coalesce(reply.message_id, l.message_id) as "messageId"
    from (select * ${entries} order by id desc
          limit ${query.page_size} offset ${(query.page - 1) * query.page_size}) l
    left join lateral (
      select (array_agg(kind order by id desc))[1] as kind,
             (array_agg(reason order by id desc))[1] as reason,
             sum(amount)::int as amount,
             max(session_id) as session_id, max(message_id) as message_id
      from quota_ledger where user_id = ${userId} and hold_id = l.hold_id
    ) reply on l.hold_id is not null
    order by l.id desc`.execute(db);
  return {
    rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    count: counted.rows[0]?.count ?? 0,
  };
}
