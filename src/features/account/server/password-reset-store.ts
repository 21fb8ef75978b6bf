import type { Executor } from '#platform/server/database.ts';
import type { NamedSecret } from './token-secret.ts';

/** Lifetime of a reset link. */
export const passwordResetMs = 20 * 60_000;

/** Stores the hash of a new link's token; an older link of the account becomes invalid. */
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

/** The active account of a valid link; does not use the link up. */
export function findUserOfResetToken(
  db: Executor,
  { userId, hash }: NamedSecret,
  now: Date,
): Promise<
  { userId: number; username: string; email: string | null; isStaff: boolean } | undefined
> {
  return db
    .selectFrom('password_reset')
    .innerJoin('app_user', 'app_user.id', 'password_reset.user_id')
    .select([
      'app_user.id as userId',
      'app_user.username',
      'app_user.email',
      'app_user.is_staff as isStaff',
    ])
    .where('password_reset.user_id', '=', userId)
    .where('password_reset.token_hash', '=', hash)
    .where('password_reset.expires_at', '>', now)
    .where('app_user.is_active', '=', true)
    .executeTakeFirst();
}

/** Uses the link up. True for exactly one call. */
export async function consumeResetToken(
  tx: Executor,
  { userId, hash }: NamedSecret,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .deleteFrom('password_reset')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Invalidates a pending link because the password or the email address has changed. */
export async function removeResetToken(db: Executor, userId: number): Promise<void> {
  await db.deleteFrom('password_reset').where('user_id', '=', userId).execute();
}

/** Removes expired links. Returns how many. */
export async function purgeResetTokens(db: Executor, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('password_reset')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
