import type { Executor } from '#platform/server/database.ts';
import type { CallChecks } from '#platform/server/handler.ts';
import type { SecretKeys } from '#platform/server/secret-keys.ts';
import { accessTokenReader } from './access-token.ts';
import { findCallerByCookie, findCallerBySignIn, type CallersAsked } from './sign-in-store.ts';
import { readSecret } from './token-secret.ts';

type AuthenticateOptions = { staffNeedSecondFactor: boolean } & Pick<CallersAsked, 'hasAgreed'>;

/**
 * Finds the caller for a token or cookie. The sign-in is looked up every time, so that signing out, closing
 * an account and a change of role take effect with the next call. Staff without the second factor that is
 * required of them do not count as staff yet.
 */
export function authenticate(
  db: Executor,
  keys: SecretKeys,
  now: () => Date,
  { staffNeedSecondFactor, hasAgreed }: AuthenticateOptions,
): CallChecks['authenticate'] {
  const readAccessToken = accessTokenReader(keys.accessToken);
  const find = async (kind: 'bearer' | 'cookie', value: string) => {
    const asked = { hasAgreed, now: now() };
    if (kind === 'cookie') {
      const cookie = readSecret(value);
      return cookie && findCallerByCookie(db, cookie, asked);
    }
    const claims = await readAccessToken(value, asked.now);
    return claims ? findCallerBySignIn(db, claims, asked) : undefined;
  };
  return async ({ kind, value }) => {
    const found = await find(kind, value);
    if (!found) return null;
    const { hasSecondFactor, ...caller } = found;
    const lacksSecondFactor = staffNeedSecondFactor && caller.isStaff && !hasSecondFactor;
    return { ...caller, isStaff: caller.isStaff && !lacksSecondFactor, lacksSecondFactor };
  };
}
