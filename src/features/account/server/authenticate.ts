import type { Executor } from '#platform/server/database.ts';
import type { Gate } from '#platform/server/handler.ts';
import type { SecretKeys } from '#platform/server/secret-keys.ts';
import { readAccessToken } from './access-token.ts';
import { findCallerByCookie, findCallerBySignIn } from './sign-in-store.ts';
import { hashSecret } from './token-secret.ts';

/**
 * Finds the caller for a token or cookie. The sign-in is looked up every time, so that signing out, closing
 * an account and a change of role take effect with the next call.
 */
export function authenticate(
  db: Executor,
  keys: SecretKeys,
  now: () => Date,
): Gate['authenticate'] {
  return async ({ kind, value }) => {
    const at = now();
    if (kind === 'cookie') return (await findCallerByCookie(db, hashSecret(value), at)) ?? null;
    const claims = await readAccessToken(keys.accessToken, value, at);
    return claims ? ((await findCallerBySignIn(db, claims, at)) ?? null) : null;
  };
}
