// The ledger's one rule: a balance changes only in the statement that also writes its ledger row, so
// the rows of a source add up to its balance; and every hold ends exactly once, settled or released,
// whoever ends it first.
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import { holdLeaseMs, monthStartOf, type LedgerReason } from '../rules.ts';
import { turnMonth } from './month-store.ts';

export type QuotaSource = 'month' | 'permanent';
/** By the database's clock: a process whose own is ahead must not take the holds of others for lost. */
const leaseEnd = sql<Date>`now() + ${holdLeaseMs} * interval '1 millisecond'`;

/** Makes the account of a person who has none yet. */
export async function ensureUsageAccount(db: Executor, userId: number, now: Date): Promise<void> {
  await sql`
    insert into usage_account (user_id, month_start) values (${userId}, ${monthStartOf(now)}::date)
    on conflict (user_id) do nothing`.execute(db);
}

/**
 * Takes one message: of the running month first, then of the permanent ones. The row lock lets one
 * send of a person through at a time, so they never spend more than there is. Null: nothing is left.
 * All that the checks of the table look at is set from the locked row: PostgreSQL tries them on the
 * row as the statement first saw it, before it finds that another one has changed it.
 */
export async function holdMessage(
  db: Executor,
  hold: { id: string; userId: number; sessionId: number; now: Date },
): Promise<QuotaSource | null> {
  await turnMonth(db, hold.userId, hold.now);
  const month = monthStartOf(hold.now);
  const { rows } = await sql<{ source: QuotaSource }>`
    with account as (
      select user_id, permanent, period, month_used, month_quota,
             month_used < month_quota and month_start >= ${month}::date
             and subscription_ends_at > ${hold.now} as has_month
      from usage_account where user_id = ${hold.userId} for update
    ), pick as (
      select *, case when has_month then 'month' when permanent > 0 then 'permanent' end as source
      from account
    ), taken as (
      update usage_account u
      set month_quota = p.month_quota,
          month_used = p.month_used + (p.source = 'month')::int,
          permanent = p.permanent - (p.source = 'permanent')::int
      from pick p where u.user_id = p.user_id and p.source is not null
      returning u.user_id, p.source, p.period
    ), held as (
      insert into quota_hold (id, user_id, source, month_start, period, state, expires_at)
      select ${hold.id}::uuid, user_id, source, ${month}::date, period, 'held',
             ${leaseEnd} from taken
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
  const hold = sql`select id from quota_hold where id = ${end.id}::uuid and state = 'held' for update`;
  return (await giveBack(db, hold, end)) > 0;
}

/** Releases holds whose lease ran out: their process is gone. Returns how many. */
export async function releaseExpiredHolds(db: Executor, now: Date): Promise<number> {
  const holds = sql`select id from quota_hold where state = 'held' and expires_at < now()
    order by expires_at limit 500 for update skip locked`;
  return giveBack(db, holds, { now, reason: 'hold-expired', sessionId: null, messageId: null });
}

type GivenBack = {
  now: Date;
  reason: LedgerReason;
  sessionId: number | null;
  messageId: number | null;
};

/** What was taken from a period that has ended comes back and lapses in the same moment. */
async function giveBack(db: Executor, holds: RawBuilder<unknown>, end: GivenBack): Promise<number> {
  const { rows } = await sql<{ kind: string }>`
    with chosen as (${holds}
    ), ended as (
      update quota_hold h set state = 'released' from chosen c where h.id = c.id
      returning h.id, h.user_id, h.source, h.period
    ), account as (
      select user_id, period, month_quota, month_used, permanent from usage_account
      where user_id in (select user_id from ended) order by user_id for update
    ), returned as (
      select e.*, e.source = 'month' and e.period <> a.period as is_lapsed
      from ended e join account a on a.user_id = e.user_id
    ), given_back as (
      update usage_account u
      set month_quota = a.month_quota, month_used = a.month_used - s.month,
          permanent = a.permanent + s.permanent
      from account a, (select user_id, count(*) filter (where source = 'permanent')::int as permanent,
                   count(*) filter (where source = 'month' and not is_lapsed)::int as month
            from returned group by user_id) s
      where u.user_id = a.user_id and a.user_id = s.user_id
    ), told as (
      select *, 0 as place, 'release' as kind, 1 as amount, ${end.reason}::text as reason from returned
      union all
      select *, 1, 'lapse', -1, 'month-lapsed' from returned where is_lapsed
    )
    insert into quota_ledger (user_id, at, kind, source, amount, reason, hold_id, session_id, message_id)
    select user_id, ${end.now}, kind, source, amount, reason, id, ${end.sessionId}::bigint,
           ${end.messageId}::bigint
    from told order by place
    returning kind`.execute(db);
  return rows.filter(({ kind }) => kind === 'release').length;
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

/** Grants the free messages once per account. False: it has had them. */
export async function claimFree(
  db: Executor,
  claim: {
    userId: number;
    amount: number;
    reason: 'free-messages' | 'new-account';
    now: Date;
  },
): Promise<boolean> {
  await ensureUsageAccount(db, claim.userId, claim.now);
  const { rows } = await sql`
    with claimed as (
      update usage_account
      set free_claimed_at = ${claim.now}, permanent = permanent + ${claim.amount}::int
      where user_id = ${claim.userId} and free_claimed_at is null returning user_id
    )
    insert into quota_ledger (user_id, at, kind, source, amount, reason)
    select user_id, ${claim.now}, 'grant', 'permanent', ${claim.amount}::int, ${claim.reason}
    from claimed returning id`.execute(db);
  return rows.length > 0;
}
