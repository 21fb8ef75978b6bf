import type { Executor } from '#platform/server/database.ts';
import { passwordResetMs } from '../rules.ts';

/** Keeps the hash of a new link's token; an older link of the account stops working. */
export async function saveResetToken(
  db: Executor,
  { userId, hash, now }: { userId: number; hash: Buffer; now: Date },
): Promise<void> {
  const values = {
    token_hash: hash,
    created_at: now,
    expires_at: new Date(now.getTime() + passwordResetMs),
  };
  await db
    .insertInto('password_reset')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** The active account that a live link belongs to; the link stays as it is. */
export function findUserOfResetToken(
  db: Executor,
  hash: Buffer,
  now: Date,
): Promise<{ userId: number; username: string; email: string } | undefined> {
  return db
    .selectFrom('password_reset')
    .innerJoin('app_user', 'app_user.id', 'password_reset.user_id')
    .select(['app_user.id as userId', 'app_user.username', 'app_user.email'])
    .where('password_reset.token_hash', '=', hash)
    .where('password_reset.expires_at', '>', now)
    .where('app_user.is_active', '=', true)
    .executeTakeFirst();
}

/** Uses a link up: true for the one call that may go on. */
export async function spendResetToken(tx: Executor, hash: Buffer, now: Date): Promise<boolean> {
  const result = await tx
    .deleteFrom('password_reset')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** A link on its way stops working: the password or the address it was sent to has changed. */
export async function removeResetToken(db: Executor, userId: number): Promise<void> {
  await db.deleteFrom('password_reset').where('user_id', '=', userId).execute();
}

/** Removes links that are over. Returns how many. */
export async function purgeResetTokens(db: Executor, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('password_reset')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
