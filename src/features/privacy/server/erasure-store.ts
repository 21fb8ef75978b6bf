// What a closed account leaves, removed in bites: the server ends a statement that takes longer than
// a few seconds. The order matters. Messages go before the sessions that hold them, everything before
// the account, which the rest hangs on and which is the mark that there is work left.
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** Rows removed in one transaction. */
export const biteRows = 500;

/** Tables that may hold very many rows of one person, in the order in which they are emptied. */
const large = [
  'message',
  'deleted_message',
  'quota_ledger',
  'quota_hold',
  'share_view',
  'share',
  'session',
] as const;

/** Removes at most `biteRows` rows of a person; 0 when nothing of the large tables is left. */
export async function eraseBite(tx: Executor, userId: number): Promise<number> {
  for (const table of large) {
    const result = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where user_id = ${userId} limit ${biteRows}))`.execute(
      tx,
    );
    const removed = Number(result.numAffectedRows ?? 0);
    if (removed > 0) return removed;
  }
  return 0;
}

/** Takes the number of a person out of what nothing ties to the account. */
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
