// The kept counts of a person's sessions that are not deleted. The row is locked last: whoever locks a session, the
// owner or the balance as well, does so first, so that no two transactions wait for each other.
import type { Executor } from '#platform/server/database.ts';

export type SessionTotal = { sessions: number; messages: number };

export async function readTotal(db: Executor, userId: number): Promise<SessionTotal> {
  const row = await db
    .selectFrom('session_total')
    .select(['sessions', 'messages'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { sessions: 0, messages: 0 };
}

/** Sessions that are new or restored, or, with negative numbers, gone. */
export async function addToTotal(
  tx: Executor,
  change: { userId: number; sessions: number; messages: number },
): Promise<void> {
  const { userId, sessions, messages } = change;
  await tx
    .insertInto('session_total')
    .values({ user_id: userId, sessions, messages })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((e) => ({
        sessions: e('session_total.sessions', '+', sessions),
        messages: e('session_total.messages', '+', messages),
      })),
    )
    .execute();
}
