import type { Executor } from '#platform/server/database.ts';
import type { NamedSecret } from './token-secret.ts';

export type StoredRefreshToken = {
  userId: number;
  signInId: number;
  expiresAt: Date;
  usedAt: Date | null;
  /** False when signed out or expired, or when the account is closed. */
  isAlive: boolean;
};

export async function insertRefreshToken(
  db: Executor,
  token: { hash: Buffer; userId: number; signInId: number; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('refresh_token')
    .values({
      token_hash: token.hash,
      user_id: token.userId,
      sign_in_id: token.signInId,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Finds a token and locks it and its sign-in until the transaction ends, so that uses are serialized. */
export async function lockRefreshToken(
  tx: Executor,
  { userId, hash }: NamedSecret,
  now: Date,
): Promise<StoredRefreshToken | undefined> {
  const row = await tx
    .selectFrom('refresh_token')
    .innerJoin('sign_in', (join) =>
      join
        .onRef('sign_in.user_id', '=', 'refresh_token.user_id')
        .onRef('sign_in.id', '=', 'refresh_token.sign_in_id'),
    )
    .innerJoin('app_user', 'app_user.id', 'refresh_token.user_id')
    .select([
      'refresh_token.user_id',
      'refresh_token.sign_in_id',
      'refresh_token.expires_at',
      'refresh_token.used_at',
      'sign_in.revoked_at',
      'sign_in.expires_at as sign_in_expires_at',
      'app_user.is_active',
    ])
    .where('refresh_token.user_id', '=', userId)
    .where('refresh_token.token_hash', '=', hash)
    .forUpdate(['refresh_token', 'sign_in'])
    .executeTakeFirst();
  return (
    row && {
      userId: row.user_id,
      signInId: row.sign_in_id,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
      isAlive: row.is_active && row.revoked_at === null && row.sign_in_expires_at > now,
    }
  );
}

/** Marks a token as used; the first time counts. */
export async function markRefreshTokenUsed(
  tx: Executor,
  { userId, hash }: NamedSecret,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('refresh_token')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .execute();
}

/** The sign-in of a token, used or not. */
export function findSignInOfRefreshToken(
  db: Executor,
  { userId, hash }: NamedSecret,
): Promise<{ userId: number; signInId: number } | undefined> {
  return db
    .selectFrom('refresh_token')
    .select(['user_id as userId', 'sign_in_id as signInId'])
    .where('user_id', '=', userId)
    .where('token_hash', '=', hash)
    .executeTakeFirst();
}
