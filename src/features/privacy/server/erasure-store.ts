// Removes the rows of a closed account in batches, because the server cancels statements that take longer
// than a few seconds. The order matters: messages before their sessions, and the account last, because the
// rest references it and because its existence marks unfinished work.
import { sql } from 'kysely';
import { eraseComments } from '#features/sharing/server/comment-count-store.ts';
import { removeShares } from '#features/sharing/server/share-store.ts';
import type { Executor } from '#platform/server/database.ts';

/** Rows removed in one transaction. */
export const batchRows = 500;

/** Tables that can contain very many rows of one person, in the order in which they are emptied. */
const large = [
  'message',
  'deleted_message',
  'quota_ledger',
  'quota_hold',
  'share_view',
  'session',
] as const;

/** Removes at most `batchRows` rows of a person; 0 when nothing of the large tables is left. */
export async function eraseBatch(tx: Executor, userId: number): Promise<number> {
  for (const table of large) {
    const result = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where user_id = ${userId} limit ${batchRows}))`.execute(
      tx,
    );
    const removed = Number(result.numAffectedRows ?? 0);
    if (removed > 0) return removed;
  }
  const comments = await eraseComments(tx, userId, batchRows);
  if (comments > 0) return comments;
  const shares = await removeShares(tx, { userId, atMost: batchRows });
  return shares.length;
}

/** Removes the account's id from rows without a foreign key to it. */
export async function eraseTraces(tx: Executor, userId: number): Promise<void> {
  await tx
    .updateTable('share')
    .set({ reviewer_id: null })
    .where('reviewer_id', '=', userId)
    .execute();
  await tx.deleteFrom('rate_window').where('key', 'like', `%:account:${userId}`).execute();
  await tx
    .deleteFrom('sign_in_failure')
    .where((row) =>
      row.or([row('key', '=', `account:${userId}`), row('key', 'like', `account:${userId}:%`)]),
    )
    .execute();
}
