// Feedback on replies. Its comments are health text: they are shown to staff without a name.
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import type { FeedbackReason, Verdict } from '../rules.ts';

type OwnReply = { userId: number; messageId: number };
export type Feedback = { verdict: Verdict; reason: FeedbackReason | null; words: string };

/** Stores the owner's feedback on an ended reply, replacing earlier feedback; false if there is no such reply. */
export async function saveFeedback(
  db: Executor,
  { userId, messageId }: OwnReply,
  { verdict, reason, words }: Feedback,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into reply_feedback (message_id, user_id, verdict, reason, words, created_at)
    select id, user_id, ${verdict}, ${reason}, ${words}, ${now} from message
    where id = ${messageId} and user_id = ${userId}
      and role = 'assistant' and status <> 'streaming'
    on conflict (user_id, message_id) do update set verdict = excluded.verdict, reason = excluded.reason,
      words = excluded.words, created_at = excluded.created_at
    returning message_id`.execute(db);
  return rows.length > 0;
}

/** Takes it back; false where there is no such reply. */
export async function removeFeedback(
  db: Executor,
  { userId, messageId }: OwnReply,
): Promise<boolean> {
  await db
    .deleteFrom('reply_feedback')
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .execute();
  const reply = await db
    .selectFrom('message')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', messageId)
    .where('role', '=', 'assistant')
    .executeTakeFirst();
  return reply !== undefined;
}

export type FeedbackCount = { day: string; reason: FeedbackReason | null; count: number };

/** Verdicts by day in China and by reason since `since`; a helpful one has no reason. */
export async function countFeedback(db: Executor, since: Date): Promise<FeedbackCount[]> {
  const { rows } = await sql<FeedbackCount>`
    select (created_at at time zone 'Asia/Shanghai')::date::text as day, reason,
      count(*)::int as count
    from reply_feedback where created_at >= ${since} group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}

export type FeedbackWords = { at: Date; reason: FeedbackReason; words: string };

/** The comments of readers, the newest first, without anything that identifies the authors. */
export async function listFeedbackWords(
  db: Executor,
  asked: { page: number; page_size: number },
): Promise<{ found: FeedbackWords[]; count: number }> {
  const withWords = db.selectFrom('reply_feedback').where('words', '<>', '');
  const { count } = await withWords
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await withWords
    .select(['created_at as at', 'reason', 'words'])
    .orderBy('created_at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size)
    .execute();
  return { found: rows as FeedbackWords[], count };
}
