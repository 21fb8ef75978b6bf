// Running replies, as their readers see them.
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** How many replies of a person are running, in all processes, and whether one is in this session. */
export const runningReplies = (
  db: Executor,
  { userId, sessionId }: { userId: number; sessionId: number },
) =>
  db
    .selectFrom('message')
    .select((e) => [
      e.fn.countAll<number>().as('runningReplies'),
      sql<boolean>`coalesce(bool_or(session_id = ${sessionId}), false)`.as('isReplying'),
    ])
    .where('user_id', '=', userId)
    .where('status', '=', 'streaming');

/** Whether a reply is running in a session, as part of a query of `session`. */
export const isReplying = () =>
  sql<boolean>`exists (select from message m where m.user_id = session.user_id
    and m.session_id = session.id and m.status = 'streaming')`;

export type RunningReply = {
  id: number;
  replyToId: number;
  model: string;
  startedAt: Date;
};

/** The running reply of a person's session. */
export async function findRunningReply(
  db: Executor,
  where: { userId: number; sessionId: number },
): Promise<RunningReply | undefined> {
  const row = await db
    .selectFrom('message')
    .select(['id', 'reply_to_id', 'model', 'created_at'])
    .where('user_id', '=', where.userId)
    .where('session_id', '=', where.sessionId)
    .where('status', '=', 'streaming')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    replyToId: row.reply_to_id ?? 0,
    model: row.model ?? '',
    startedAt: row.created_at,
  };
}

/** Requests that a running reply be stopped. False if it is foreign, unknown or not running. */
export async function requestCancel(
  db: Executor,
  owned: { userId: number; messageId: number; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('message')
    .set({ cancel_requested_at: owned.now })
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.messageId)
    .where('status', '=', 'streaming')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
