// The database counts the comments of a share beside it. How many the shares of a session have stands in the session,
// for whoever lists it, and is counted by whatever changes a comment.
import { sql } from 'kysely';
import { addComments } from '#features/sessions/server/session-activity-store.ts';
import type { Executor } from '#platform/server/database.ts';

/** Comments of a share that are shown from now on, or no longer if fewer than none. */
export type ShownChange = { shareId: number; gained: number };

/** Counts them for the sessions of their shares. */
export async function countComments(tx: Executor, changes: readonly ShownChange[]): Promise<void> {
  const gained = new Map(changes.map((change) => [change.shareId, change.gained]));
  const rows = await tx
    .selectFrom('share')
    .select(['id', 'user_id as userId', 'session_id as sessionId'])
    .where('id', 'in', [0, ...gained.keys()])
    .execute();
  await addComments(
    tx,
    rows.map(({ id, userId, sessionId }) => ({ userId, sessionId, gained: gained.get(id) ?? 0 })),
  );
}

export async function commentCount(db: Executor, shareId: number): Promise<number> {
  const row = await db
    .selectFrom('share')
    .select('comment_count')
    .where('id', '=', shareId)
    .executeTakeFirst();
  return row?.comment_count ?? 0;
}

/**
 * Deletes comments of a person, at most so many, with the replies to them, which go by their key too. Returns how
 * many were the person's.
 */
export async function eraseComments(tx: Executor, userId: number, atMost: number): Promise<number> {
  // Locked, so that nobody replies meanwhile.
  const { rows: own } = await sql<{ id: number }>`
    select id from share_comment where user_id = ${userId} limit ${atMost} for update`.execute(tx);
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const { rows } = await sql<ShownChange>`
    with gone as (
      delete from share_comment
      where id = any(${ids}::bigint[]) or parent_id = any(${ids}::bigint[])
      returning share_id, status)
    select share_id as "shareId", -count(*)::int as gained from gone
    where status = 'shown' group by share_id`.execute(tx);
  await countComments(tx, rows);
  return ids.length;
}
