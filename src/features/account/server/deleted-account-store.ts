import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** The record kept of a deleted account. */
export type DeletedAccount = { userId: number; requestedAt: Date; deletedAt: Date };

export function listDeletedAccounts(db: Executor): Promise<DeletedAccount[]> {
  return db
    .selectFrom('deleted_account')
    .select(['user_id as userId', 'requested_at as requestedAt', 'deleted_at as deletedAt'])
    .orderBy('user_id')
    .execute();
}

/**
 * After restoring an older backup: closes the accounts that had been deleted since, so that the next round
 * of deletions removes them, and keeps the records of the others. Returns how many accounts were closed.
 */
export async function reapplyDeletions(
  tx: Executor,
  accounts: readonly DeletedAccount[],
): Promise<number> {
  let closed = 0;
  for (const { userId, requestedAt, deletedAt } of accounts) {
    const { rows } = await sql`
      update app_user set is_active = false,
        deletion_requested_at = ${requestedAt}, deletion_due_at = ${deletedAt}
      where id = ${userId} returning id`.execute(tx);
    closed += rows.length;
    if (rows.length > 0) continue;
    await tx
      .insertInto('deleted_account')
      .values({ user_id: userId, requested_at: requestedAt, deleted_at: deletedAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return closed;
}
