import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import { storedPreviewCharsMax } from '../rules.ts';

/** What the messages that a session has now come to. */
export type RestatedActivity = {
  userId: number;
  sessionId: number;
  messagesCount: number;
  uploadChars: number;
  downloadChars: number;
  last: { id: number; role: string; content: string; at: Date } | null;
  summaryAt: Date | null;
};

/** Sets a session's counters and its card's preview; its place in the list stays. */
export async function restateActivity(tx: Executor, activity: RestatedActivity): Promise<void> {
  const { last } = activity;
  await sql`update session set messages_count = ${activity.messagesCount},
      upload_chars = ${activity.uploadChars}, download_chars = ${activity.downloadChars},
      last_summary_at = ${activity.summaryAt}, last_message_id = ${last?.id ?? null},
      last_message_role = ${last?.role ?? null}, last_message_at = ${last?.at ?? null},
      last_message_preview = left(${last?.content ?? null}, ${storedPreviewCharsMax}::int)
    where user_id = ${activity.userId} and id = ${activity.sessionId}`.execute(tx);
}
