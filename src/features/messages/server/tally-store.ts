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

export async function tallyTriage(tx: Executor, level: TriageLevel, now: Date): Promise<void> {
  await sql`
    insert into triage_tally (day, level, sends) values (${chinaDay(now)}::date, ${level}, 1)
    on conflict (day, level) do update set sends = triage_tally.sends + 1`.execute(tx);
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
