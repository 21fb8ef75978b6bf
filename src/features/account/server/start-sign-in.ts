import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Call } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import { auditAccountEvent, logAccountEvent } from './account-events.ts';
import type { AccountServices } from './account-services.ts';
import { issueTokens } from './issue-tokens.ts';
import { hasSecondFactor } from './second-factor-store.ts';
import { setCsrfCookie, setDeviceCookie, setSignInCookie } from './sign-in-cookies.ts';
import { insertSignIn } from './sign-in-store.ts';
import { hashSecret, makeSecret } from './token-secret.ts';
import { recordLogin } from './user-store.ts';

type SignInCall = Pick<
  Call<typeof accountEndpoints.signIn>,
  'now' | 'address' | 'userAgent' | 'requestId' | 'cookies' | 'setCookie' | 'clearCookie'
>;

/** Signs in a user whose password, and code if there is one, were checked: sets the cookies and returns the tokens. */
export async function startSignIn(
  call: SignInCall,
  services: Pick<AccountServices, 'db' | 'keys' | 'log' | 'settings'>,
  user: { userId: number; isRemembered: boolean; hasShownCode: boolean },
): Promise<{ access: string; refresh: string }> {
  const { now, userAgent } = call;
  const { userId, isRemembered } = user;
  const cookie = makeSecret(userId);
  const made = await transaction(services.db, async (tx) => {
    await recordLogin(tx, userId, now);
    // It may have been turned on since; no sign-in bypasses it.
    if (!user.hasShownCode && (await hasSecondFactor(tx, userId)))
      throw new AppError('code_required');
    const row = { userId, cookieHash: hashSecret(cookie), isRemembered, userAgent };
    const signIn = await insertSignIn(tx, row, now);
    const tokens = await issueTokens(tx, services.keys, { userId, ...signIn }, now);
    await auditAccountEvent(tx, 'signed in', { ...signIn, userId, now });
    return { signInId: signIn.signInId, tokens };
  });
  setSignInCookie(call, services, { cookie, isRemembered });
  setCsrfCookie(call, services, { signInId: made.signInId, isRemembered });
  setDeviceCookie(call, services, { userId, isRemembered });
  logAccountEvent(services, 'signed in', { ...call, userId });
  return made.tokens;
}
