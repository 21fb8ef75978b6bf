import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** Maximum continuations followed in each direction. */
const chainStepsMax = 10;

/**
 * The chain of a session: the sessions it continues, itself, and those that continue it, oldest first. Only
 * the owner's, and only up to the first deleted one. Empty if the session is unknown, foreign or deleted.
 */
export async function listSessionChain(
  db: Executor,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive
    own as (
      select id, parent_session_id from session
      where user_id = ${userId} and id = ${sessionId} and deleted_at is null
    ),
    before as (
      select id, parent_session_id, 0 as step from own
      union all
      select session.id, session.parent_session_id, before.step + 1
      from before join session on session.user_id = ${userId}
        and session.id = before.parent_session_id
      where session.deleted_at is null
        and before.step < ${chainStepsMax}
    ),
    after as (
      select id, 0 as step from own
      union all
      select session.id, after.step + 1
      from after join session on session.parent_session_id = after.id
      where session.user_id = ${userId} and session.deleted_at is null
        and after.step < ${chainStepsMax}
    )
    select id from (
      select id, -step as place from before
      union
      select id, step from after
    ) chain order by place`.execute(db);
  return rows.map(({ id }) => id);
}
