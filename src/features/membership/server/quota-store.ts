// The ledger's one rule: a balance changes only in the statement that also writes its ledger row, and
// every hold ends exactly once, settled or released, whoever ends it first.
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import { holdLeaseMs, monthStartOf, type LedgerReason } from '../rules.ts';

export type QuotaSource = 'month' | 'permanent';
const leaseFrom = (now: Date): Date => new Date(now.getTime() + holdLeaseMs);

/** Makes the account of a person who has none yet. */
export async function ensureUsageAccount(db: Executor, userId: number, now: Date): Promise<void> {
  await sql`
    insert into usage_account (user_id, month_start) values (${userId}, ${monthStartOf(now)}::date)
    on conflict (user_id) do nothing`.execute(db);
}

/**
 * Takes one message: of the running month first, then of the permanent ones. The row lock lets one
 * send of a person through at a time, so they never spend more than there is. Null: nothing is left.
 */
export async function holdMessage(
  db: Executor,
  hold: { id: string; userId: number; sessionId: number; now: Date },
): Promise<QuotaSource | null> {
  const month = monthStartOf(hold.now);
  const { rows } = await sql<{ source: QuotaSource }>`
    with account as (
      select user_id,
             case when month_start = ${month}::date then month_used else 0 end as used,
             case when subscription_ends_at > ${hold.now} then month_quota else 0 end as quota,
             permanent
      from usage_account where user_id = ${hold.userId} for update
    ), pick as (
      select *, case when used < quota then 'month' when permanent > 0 then 'permanent' end as source
      from account
    ), taken as (
      update usage_account u
      set month_start = ${month}::date,
          month_used = p.used + (p.source = 'month')::int,
          permanent = p.permanent - (p.source = 'permanent')::int
      from pick p where u.user_id = p.user_id and p.source is not null
      returning u.user_id, p.source
    ), held as (
      insert into quota_hold (id, user_id, source, month_start, state, expires_at)
      select ${hold.id}::uuid, user_id, source, ${month}::date, 'held', ${leaseFrom(hold.now)} from taken
      returning user_id, source
    )
    insert into quota_ledger (user_id, at, kind, source, amount, reason, hold_id, session_id)
    select user_id, ${hold.now}, 'hold', source, -1, 'send', ${hold.id}::uuid, ${hold.sessionId}
    from held returning source`.execute(db);
  return rows[0]?.source ?? null;
}

export type HoldEnd = {
  id: string;
  reason: LedgerReason;
  now: Date;
  sessionId: number;
  messageId: number | null;
};

/** Spends a hold for good. False: it had already ended. */
export async function settleHold(db: Executor, end: HoldEnd): Promise<boolean> {
  const { rows } = await sql`
    with ended as (
      update quota_hold set state = 'settled' where id = ${end.id}::uuid and state = 'held'
      returning user_id, source
    )
    insert into quota_ledger (user_id, at, kind, source, amount, reason, hold_id, session_id, message_id)
    select user_id, ${end.now}, 'settle', source, 0, ${end.reason}, ${end.id}::uuid,
           ${end.sessionId}, ${end.messageId}
    from ended returning id`.execute(db);
  return rows.length > 0;
}

/** Gives a held message back; a lapsed month keeps nothing. False: the hold had already ended. */
export async function releaseHold(db: Executor, end: HoldEnd): Promise<boolean> {
  const { rows } = await sql`
    with ended as (
      update quota_hold set state = 'released' where id = ${end.id}::uuid and state = 'held'
      returning user_id, source, month_start
    ), given_back as (
      update usage_account u
      set permanent = u.permanent + (e.source = 'permanent')::int,
          month_used = u.month_used - (e.source = 'month' and u.month_start = e.month_start)::int
      from ended e where u.user_id = e.user_id
    )
    insert into quota_ledger (user_id, at, kind, source, amount, reason, hold_id, session_id, message_id)
    select user_id, ${end.now}, 'release', source, 1, ${end.reason}, ${end.id}::uuid,
           ${end.sessionId}, ${end.messageId}
    from ended returning id`.execute(db);
  return rows.length > 0;
}

/** Releases holds whose lease ran out: their process is gone. Returns how many. */
export async function releaseExpiredHolds(db: Executor, now: Date): Promise<number> {
  const { rows } = await sql`
    with expired as (
      select id from quota_hold where state = 'held' and expires_at < ${now}
      order by expires_at limit 500 for update skip locked
    ), ended as (
      update quota_hold h set state = 'released' from expired e where h.id = e.id
      returning h.id, h.user_id, h.source, h.month_start
    ), given_back as (
      update usage_account u
      set permanent = u.permanent + s.permanent,
          month_used = u.month_used - case when u.month_start = s.month_start then s.month else 0 end
      from (select user_id, max(month_start) as month_start,
                   count(*) filter (where source = 'permanent')::int as permanent,
                   count(*) filter (where source = 'month')::int as month
            from ended group by user_id) s
      where u.user_id = s.user_id
    )
    insert into quota_ledger (user_id, at, kind, source, amount, reason, hold_id)
    select user_id, ${now}, 'release', source, 1, 'hold-expired', id from ended
    returning id`.execute(db);
  return rows.length;
}

/** Adds permanent messages, for whatever reason the ledger then names. */
export async function grantMessages(
  db: Executor,
  grant: { userId: number; amount: number; reason: LedgerReason; now: Date },
): Promise<void> {
  await ensureUsageAccount(db, grant.userId, grant.now);
  await sql`
    with granted as (
      update usage_account set permanent = permanent + ${grant.amount}::int
      where user_id = ${grant.userId} returning user_id
    )
    insert into quota_ledger (user_id, at, kind, source, amount, reason)
    select user_id, ${grant.now}, 'grant', 'permanent', ${grant.amount}::int, ${grant.reason}
    from granted`.execute(db);
}

/** Grants the free messages once per account. False: they had been claimed. */
export async function claimFree(
  db: Executor,
  claim: { userId: number; amount: number; now: Date },
): Promise<boolean> {
  await ensureUsageAccount(db, claim.userId, claim.now);
  const { rows } = await sql`
    with claimed as (
      update usage_account
      set free_claimed_at = ${claim.now}, permanent = permanent + ${claim.amount}::int
      where user_id = ${claim.userId} and free_claimed_at is null returning user_id
    )
    insert into quota_ledger (user_id, at, kind, source, amount, reason)
    select user_id, ${claim.now}, 'grant', 'permanent', ${claim.amount}::int, 'free-messages'
    from claimed returning id`.execute(db);
  return rows.length > 0;
}
