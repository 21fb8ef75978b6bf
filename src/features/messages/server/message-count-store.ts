import { sql } from 'kysely';
import type { SessionTotals } from '#features/sessions/server/session-activity-store.ts';
import type { Executor } from '#platform/server/database.ts';

type InSession = { userId: number; sessionId: number };

type SumRow = { messages: number; upload: number; download: number; summary_at: Date | null };
type LastRow = { id: number; role: string; content: string; at: Date };

/** The characters of a preview and some to spare. */
const contentCharsRead = 1_000;

/**
 * Recomputes the totals of a session, which must equal those maintained by sends and replies. A running reply
 * counts as a message without characters.
 */
export async function countActivity(tx: Executor, where: InSession): Promise<SessionTotals> {
  const mine = sql`user_id = ${where.userId} and session_id = ${where.sessionId}`;
  const sums = await sql<SumRow>`
    select count(*)::int as messages,
      coalesce(sum(char_length(content)) filter (where role = 'user'), 0)::int as upload,
      coalesce(sum(char_length(content))
        filter (where role = 'assistant' and status <> 'streaming'), 0)::int as download,
      max(coalesce(ended_at, created_at)) filter (where symptoms_summary is not null) as summary_at
    from message where ${mine}`.execute(tx);
  const newest = await sql<LastRow>`
    select id, role, left(content, ${contentCharsRead}::int) as content,
      coalesce(ended_at, created_at) as at
    from message where ${mine} and status <> 'streaming' and content <> ''
    order by id desc limit 1`.execute(tx);
  const sum = sums.rows[0];
  return {
    ...where,
    messagesCount: sum?.messages ?? 0,
    uploadChars: sum?.upload ?? 0,
    downloadChars: sum?.download ?? 0,
    last: newest.rows[0] ?? null,
    summaryAt: sum?.summary_at ?? null,
  };
}
