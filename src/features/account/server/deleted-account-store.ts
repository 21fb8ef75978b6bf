import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** What is left of a deleted account. */
export type DeletedAccount = { userId: number; requestedAt: Date; deletedAt: Date };

export function listDeletedAccounts(db: Executor): Promise<DeletedAccount[]> {
  return db
    .selectFrom('deleted_account')
    .select(['user_id as userId', 'requested_at as requestedAt', 'deleted_at as deletedAt'])
    .orderBy('user_id')
    .execute();
}

/**
 * After older data were put back: an account that had been deleted by then is closed and due again,
 * so that the next round of deletions removes it; what is left of the others is kept. Returns how
 * many accounts were closed.
 */
export async function deleteAgain(
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
