// Two invariants: a balance changes only in the statement that also writes its ledger row, so the rows
// of a source add up to its balance; and every hold ends exactly once, settled or released.
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { LedgerReason } from '../rules.ts';
import { monthStartOf } from './calendar.ts';
import { remainingOf } from './usage-store.ts';

/** No reply takes this long: an older hold belongs to a lost process and is released. */
export const holdLeaseMs = 15 * 60_000;

/** By the database's clock: a process whose clock is ahead must not expire the holds of others. */
const leaseEnd = sql<Date>`now() + ${holdLeaseMs} * interval '1 millisecond'`;

/** Creates the usage account if there is none yet. */
export async function ensureUsageAccount(db: Executor, userId: number, now: Date): Promise<void> {
  await sql`
    insert into usage_account (user_id, month_start) values (${userId}, ${monthStartOf(now)}::date)
    on conflict (user_id) do nothing`.execute(db);
}

export type NewHold = { id: string; userId: number; sessionId: number; now: Date };

/**
 * The parts of a statement that take a message where `where` holds, from the current month first, then from the
 * permanent ones, none without an id: `noted` has a row with its
 * source. The row lock admits one send per account at a time, so the balance cannot be overspent. An account whose
 * month may have to be reset first is left alone unless its month is known to be current.
 * Every column used in a check constraint is set from the locked row: PostgreSQL evaluates the checks
 * on the row version the statement first saw, before it notices a concurrent update.
 */
export const holdParts = (
  hold: Omit<NewHold, 'id'> & { id: string | null },
  isMonthCurrent: boolean,
  where: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const month = monthStartOf(hold.now);
  return sql`account as (
      select user_id, permanent, period, month_used, month_quota,
             month_used < month_quota and month_start >= ${month}::date
             and subscription_ends_at > ${hold.now} as has_month
      from usage_account
      where user_id = ${hold.userId} and ${hold.id}::uuid is not null and ${where}
        and (${isMonthCurrent} or subscription_ends_at is null
             or (month_start >= ${month}::date and subscription_ends_at > ${hold.now}))
      for update
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
    ), noted as (
      insert into quota_ledger (id, user_id, at, kind, source, amount, reason, hold_id, session_id)
      select ${newId(hold.now)}::bigint, user_id, ${hold.now}, 'hold', source, -1, 'send',
             ${hold.id}::uuid, ${hold.sessionId}
      from held returning source
    )`;
};

export type HoldEnd = {
  userId: number;
  id: string;
  reason: LedgerReason;
  now: Date;
  sessionId: number;
  messageId: number | null;
};

/** Charges a hold for good. Returns how many messages are left; null if it had already ended. */
export async function settleHold(db: Executor, end: HoldEnd): Promise<number | null> {
  const { rows } = await sql<{ remaining: number }>`
    with ${settleParts(end, sql`true`)}
    select ${remainingOf(end.userId, end.now)} as remaining from charged`.execute(db);
  return rows[0]?.remaining ?? null;
}

/** The same where `where` holds, as parts of a statement: `charged` has a row if it had not ended. */
export const settleParts = (
  end: Omit<HoldEnd, 'id'> & { id: string | null },
  where: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`settled as (
      update quota_hold set state = 'settled'
      where user_id = ${end.userId} and id = ${end.id}::uuid and state = 'held' and ${where}
      returning user_id, source
    ), charged as (
      insert into quota_ledger (id, user_id, at, kind, source, amount, reason, hold_id, session_id, message_id)
      select ${newId(end.now)}::bigint, user_id, ${end.now}, 'settle', source, 0, ${end.reason},
             ${end.id}::uuid, ${end.sessionId}, ${end.messageId}
      from settled returning id
    )`;

/** Returns a held message, except to a month that has lapsed. False if the hold had already ended. */
export async function releaseHold(db: Executor, end: HoldEnd): Promise<boolean> {
  const hold = sql`select user_id, id from quota_hold
    where user_id = ${end.userId} and id = ${end.id}::uuid and state = 'held' for update`;
  return (await releaseHolds(db, hold, end)) > 0;
}

const holdsAtOnceMax = 500;
/** A release and a lapse of each. */
const rowsMax = 2 * holdsAtOnceMax;

/** Releases holds whose lease has expired because their process is gone. Returns how many. */
export async function releaseExpiredHolds(db: Executor, now: Date): Promise<number> {
  const holds = sql`select user_id, id from quota_hold where state = 'held' and expires_at < now()
    order by expires_at limit ${holdsAtOnceMax} for update skip locked`;
  return releaseHolds(db, holds, { now, reason: 'hold-expired', sessionId: null, messageId: null });
}

type HoldRelease = {
  now: Date;
  reason: LedgerReason;
  sessionId: number | null;
  messageId: number | null;
};

/** A message taken from a period that has since ended is returned and lapses at the same moment. */
async function releaseHolds(
  db: Executor,
  holds: RawBuilder<unknown>,
  end: HoldRelease,
): Promise<number> {
  const { rows } = await sql<{ kind: string }>`
    with chosen as (${holds}
    ), ended as (
      update quota_hold h set state = 'released' from chosen c
      where h.user_id = c.user_id and h.id = c.id
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
    ), entries as (
      select *, 0 as place, 'release' as kind, 1 as amount, ${end.reason}::text as reason from returned
      union all
      select *, 1, 'lapse', -1, 'month-lapsed' from returned where is_lapsed
    )
    insert into quota_ledger (id, user_id, at, kind, source, amount, reason, hold_id, session_id, message_id)
    select ${newId(end.now, { count: rowsMax })}::bigint + row_number() over (order by place) - 1,
           user_id, ${end.now}, kind, source, amount, reason, id, ${end.sessionId}::bigint,
           ${end.messageId}::bigint
    from entries
    returning kind`.execute(db);
  return rows.filter(({ kind }) => kind === 'release').length;
}

/** Adds permanent messages, recorded in the ledger with the given reason. */
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
    insert into quota_ledger (id, user_id, at, kind, source, amount, reason)
    select ${newId(grant.now)}::bigint, user_id, ${grant.now}, 'grant', 'permanent', ${grant.amount}::int, ${grant.reason}
    from granted`.execute(db);
}

/** Grants the free messages once per account. False if it already had them. */
export async function grantFreeMessages(
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
    insert into quota_ledger (id, user_id, at, kind, source, amount, reason)
    select ${newId(claim.now)}::bigint, user_id, ${claim.now}, 'grant', 'permanent', ${claim.amount}::int, ${claim.reason}
    from claimed returning id`.execute(db);
  return rows.length > 0;
}
