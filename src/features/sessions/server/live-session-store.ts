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
