import type { Executor } from '#platform/server/database.ts';
import type { SecretKeys } from '#platform/server/secret-keys.ts';
import { signAccessToken } from './access-token.ts';
import { insertRefreshToken } from './refresh-token-store.ts';
import { hashSecret, makeSecret } from './token-secret.ts';

/** Issues a new token pair; the refresh token lives as long as the sign-in. */
export async function issueTokens(
  db: Executor,
  keys: SecretKeys,
  signIn: { userId: number; signInId: number; expiresAt: Date },
  now: Date,
): Promise<{ access: string; refresh: string }> {
  const refresh = makeSecret(signIn.userId);
  await insertRefreshToken(db, { ...signIn, hash: hashSecret(refresh) });
  return { access: await signAccessToken(keys.accessToken, signIn, now), refresh };
}
