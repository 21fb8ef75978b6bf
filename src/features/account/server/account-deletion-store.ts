import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

export type AccountDeletion = { requestedAt: Date; dueAt: Date };

/** Schedules an account for deletion. False if it already is, or does not exist. */
export async function markForDeletion(
  tx: Executor,
  userId: number,
  { requestedAt, dueAt }: AccountDeletion,
): Promise<boolean> {
  const result = await tx
    .updateTable('app_user')
    .set({ deletion_requested_at: requestedAt, deletion_due_at: dueAt })
    .where('id', '=', userId)
    .where('deletion_due_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** When the deletion of an account was requested and is due; undefined if it is not scheduled. */
export async function findDeletion(
  db: Executor,
  userId: number,
): Promise<AccountDeletion | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select(['deletion_requested_at as requestedAt', 'deletion_due_at as dueAt'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row?.requestedAt || !row.dueAt) return undefined;
  return { requestedAt: row.requestedAt, dueAt: row.dueAt };
}

/** Cancels a deletion before it is due. False if there is none or it is too late. */
export async function unmarkForDeletion(tx: Executor, userId: number, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('app_user')
    .set({ deletion_requested_at: null, deletion_due_at: null })
    .where('id', '=', userId)
    .where('deletion_due_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Closes every account whose deletion is due, so that no one can sign in to it any more. */
export async function closeDueAccounts(db: Executor, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ is_active: false })
    .where('deletion_due_at', '<=', now)
    .where('is_active', '=', true)
    .execute();
}

/** Locks one closed account until the transaction ends, skipping those locked by other processes. */
export async function lockDueAccount(
  tx: Executor,
  now: Date,
): Promise<({ userId: number } & AccountDeletion) | undefined> {
  const { rows } = await sql<{ userId: number; requestedAt: Date; dueAt: Date }>`
    select id as "userId", deletion_requested_at as "requestedAt", deletion_due_at as "dueAt"
    from app_user where deletion_due_at <= ${now} and not is_active
    order by deletion_due_at limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

/** Removes the account and everything that references it; only its number is kept. */
export async function removeAccount(
  tx: Executor,
  account: { userId: number; requestedAt: Date },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('app_user').where('id', '=', account.userId).execute();
  await tx
    .insertInto('deleted_account')
    .values({ user_id: account.userId, requested_at: account.requestedAt, deleted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
