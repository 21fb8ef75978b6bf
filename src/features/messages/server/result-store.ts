// Replies that came to a result, as asking again later needs them.
import { sql } from 'kysely';
import type { OwnedSession } from '#features/sessions/server/live-session-store.ts';
import type { Executor } from '#platform/server/database.ts';

export type OwnReply = {
  sessionId: number;
  /** It is whole and has a summary. */
  isResult: boolean;
  createdAt: Date;
  /** Its session mentions despair or violence. */
  followsCrisis: boolean;
};

/** A reply of the caller's; undefined where it is unknown, foreign or no reply. */
export async function findOwnReply(
  db: Executor,
  { userId, messageId }: { userId: number; messageId: number },
): Promise<OwnReply | undefined> {
  const { rows } = await sql<OwnReply>`
    select reply.session_id as "sessionId", reply.created_at as "createdAt",
      reply.status = 'complete' and reply.symptoms_summary is not null as "isResult",
      exists (
        select from message_danger danger join message question
          on question.user_id = danger.user_id and question.id = danger.message_id
        where danger.user_id = reply.user_id and question.session_id = reply.session_id
          and danger.event = 'alarm' and danger.level in ('crisis', 'safety')
      ) as "followsCrisis"
    from message reply
    where reply.id = ${messageId} and reply.user_id = ${userId} and reply.role = 'assistant'`.execute(
    db,
  );
  return rows[0];
}

/** Those of several persons' sessions that mention neither despair nor violence. */
export async function withoutCrisis(
  db: Executor,
  sessions: readonly OwnedSession[],
): Promise<OwnedSession[]> {
  const { rows } = await sql<OwnedSession>`
    select asked.user_id as "userId", asked.session_id as "sessionId"
    from unnest(${sessions.map(({ userId }) => userId)}::bigint[],
      ${sessions.map(({ sessionId }) => sessionId)}::bigint[]) as asked (user_id, session_id)
    where not exists (
      select from message_danger danger join message question
        on question.user_id = danger.user_id and question.id = danger.message_id
      where question.user_id = asked.user_id and question.session_id = asked.session_id
        and danger.event = 'alarm' and danger.level in ('crisis', 'safety')
    )`.execute(db);
  return rows;
}
