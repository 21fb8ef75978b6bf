import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** Those of a person's sessions that are not in the recycle bin. */
export async function liveAmong(
  db: Executor,
  { userId, sessionIds }: { userId: number; sessionIds: readonly number[] },
): Promise<ReadonlySet<number>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', [...sessionIds])
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export type OwnedSession = { userId: number; sessionId: number };

/** Those of several persons' sessions that are not in the recycle bin. */
export async function liveSessions(
  db: Executor,
  sessions: readonly OwnedSession[],
): Promise<OwnedSession[]> {
  const { rows } = await sql<OwnedSession>`
    select s.user_id as "userId", s.id as "sessionId" from session s
    join unnest(${sessions.map(({ userId }) => userId)}::bigint[],
      ${sessions.map(({ sessionId }) => sessionId)}::bigint[]) as asked (user_id, id)
      on asked.user_id = s.user_id and asked.id = s.id
    where s.deleted_at is null`.execute(db);
  return rows;
}
