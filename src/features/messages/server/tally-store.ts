// Daily counts without personal data. A row is incremented last in its transaction, because it is shared by all:
// its lock is held only briefly and nothing is locked after it.
import { sql } from 'kysely';
import { chinaDay } from '#platform/contract/china-time.ts';
import type { TriageLevel } from '#medicine/triage/triage.ts';
import type { Executor } from '#platform/server/database.ts';
import type { ReplyStatus } from '../reply-status.ts';

export type EndedAs = {
  model: string;
  status: Exclude<ReplyStatus, 'streaming'>;
  isRefunded: boolean;
};

export async function tallyReply(tx: Executor, ended: EndedAs, now: Date): Promise<void> {
  await sql`
    insert into reply_tally (day, model, status, is_refunded, replies)
    values (${chinaDay(now)}::date, ${ended.model}, ${ended.status}, ${ended.isRefunded}, 1)
    on conflict (day, model, status, is_refunded)
    do update set replies = reply_tally.replies + 1`.execute(tx);
}

/** Adds counts, as arrays of JSON, in the order of the keys, so that two processes never wait for each other. */
export async function addTallies(
  db: Executor,
  { replies, sends }: { replies: string; sends: string },
): Promise<void> {
  await sql`
    with counted as (
      insert into reply_tally (day, model, status, is_refunded, replies)
      select day, model, status, is_refunded, times
      from jsonb_to_recordset(${replies}::jsonb)
        as reply (day date, model text, status text, is_refunded boolean, times int)
      order by day, model, status, is_refunded
      on conflict (day, model, status, is_refunded)
      do update set replies = reply_tally.replies + excluded.replies
    )
    insert into triage_tally (day, level, sends)
    select day, level, times
    from jsonb_to_recordset(${sends}::jsonb) as send (day date, level text, times int)
    order by day, level
    on conflict (day, level) do update set sends = triage_tally.sends + excluded.sends`.execute(db);
}

export type ReplyTally = EndedAs & { replies: number };

/** Replies that ended on `sinceDay` (`YYYY-MM-DD`) or later, by model and by how. */
export async function readReplyTally(db: Executor, sinceDay: string): Promise<ReplyTally[]> {
  const { rows } = await sql<ReplyTally>`
    select model, status, is_refunded as "isRefunded", sum(replies)::int as replies
    from reply_tally where day >= ${sinceDay}::date
    group by model, status, is_refunded order by model, status, is_refunded`.execute(db);
  return rows;
}

/** Sends of `sinceDay` or later, by triage level. */
export async function readTriageTally(
  db: Executor,
  sinceDay: string,
): Promise<{ level: TriageLevel; sends: number }[]> {
  const { rows } = await sql<{ level: TriageLevel; sends: number }>`
    select level, sum(sends)::int as sends from triage_tally where day >= ${sinceDay}::date
    group by level`.execute(db);
  return rows;
}

/** The number of running replies in all processes. */
export async function countRunning(db: Executor): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from message where status = 'streaming'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Counts of one day in China (`YYYY-MM-DD`); a day without any has no row. */
export type DayCounts<Name extends string> = { day: string } & Record<Name, number>;

/** How many people wrote something on each day since `since`; deleted messages no longer count. */
export async function countPeopleByDay(db: Executor, since: Date): Promise<DayCounts<'people'>[]> {
  const { rows } = await sql<DayCounts<'people'>>`
    select (created_at at time zone 'Asia/Shanghai')::date::text as day,
      count(distinct user_id)::int as people
    from message where role = 'user' and created_at >= ${since} group by 1`.execute(db);
  return rows;
}

/** Replies by the day they ended, from `sinceDay` on: all, those that failed, those given back. */
export async function countRepliesByDay(
  db: Executor,
  sinceDay: string,
): Promise<DayCounts<'replies' | 'failures' | 'refunds'>[]> {
  const { rows } = await sql<DayCounts<'replies' | 'failures' | 'refunds'>>`
    select day::text as day, sum(replies)::int as replies,
      coalesce(sum(replies) filter (where status in ('failed', 'interrupted')), 0)::int as failures,
      coalesce(sum(replies) filter (where is_refunded), 0)::int as refunds
    from reply_tally where day >= ${sinceDay}::date group by 1`.execute(db);
  return rows;
}
