import type { Call } from '#platform/server/handler.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { AccountServices } from './account-services.ts';
import { isPassword } from './password-hash.ts';
import { judgeAttempt, ownersThrottles } from './sign-in-throttle.ts';

/**
 * Whether somebody who is signed in knows the account's password. Guesses are counted for this
 * sign-in alone: a stolen tablet is no place to try them, and no stranger's delay the owner.
 * @throws AppError `too_many_requests` while this sign-in has to wait.
 */
export function checkOwnPassword(
  { user, now }: Pick<Call<Endpoint & { access: 'signed-in' }>, 'user' | 'now'>,
  { db, keys }: Pick<AccountServices, 'db' | 'keys'>,
  entered: { password: string; passwordHash: string },
): Promise<boolean> {
  const throttles = ownersThrottles(user.userId, { signInId: user.signInId });
  return judgeAttempt(db, throttles, now, () =>
    isPassword(keys.pepper, entered.password, entered.passwordHash),
  );
}
