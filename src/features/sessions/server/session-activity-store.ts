import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** Stored characters of the last message: the preview plus Markdown syntax that is removed from it. */
export const storedPreviewCharsMax = 200;

/** Totals of the current messages of a session. */
export type SessionTotals = {
  userId: number;
  sessionId: number;
  messagesCount: number;
  uploadChars: number;
  downloadChars: number;
  last: { id: number; role: string; content: string; at: Date } | null;
  summaryAt: Date | null;
};

/** Sets a session's counters and preview without changing its place in the list. */
export async function setActivity(tx: Executor, activity: SessionTotals): Promise<void> {
  const { last } = activity;
  const { userId, sessionId, messagesCount } = activity;
  await sql`with before as (
      select messages_count, deleted_at from session where user_id = ${userId} and id = ${sessionId}),
    changed as (update session set messages_count = ${messagesCount},
      upload_chars = ${activity.uploadChars}, download_chars = ${activity.downloadChars},
      last_summary_at = ${activity.summaryAt}, last_message_id = ${last?.id ?? null},
      last_message_role = ${last?.role ?? null}, last_message_at = ${last?.at ?? null},
      last_message_preview = left(${last?.content ?? null}, ${storedPreviewCharsMax}::int)
    where user_id = ${userId} and id = ${sessionId} returning id)
    update session_total set messages = messages + ${messagesCount} - before.messages_count
    from before where user_id = ${userId} and before.deleted_at is null
      and exists (select from changed)`.execute(tx);
}

export type CommentChange = { userId: number; sessionId: number; gained: number };

/** Counts comments on the shares of sessions, which their lists show. */
export async function addComments(tx: Executor, changes: readonly CommentChange[]): Promise<void> {
  if (changes.every(({ gained }) => gained === 0)) return;
  await sql`update session s set comments_count = comments_count + changed.gained
    from (
      select "userId" as user_id, "sessionId" as session_id, sum(gained) as gained
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as ("userId" bigint, "sessionId" bigint, gained integer)
      group by 1, 2) changed
    where s.user_id = changed.user_id and s.id = changed.session_id`.execute(tx);
}
