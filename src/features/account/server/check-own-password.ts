import type { Call } from '#platform/server/handler.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { AccountServices } from './account-services.ts';
import { isPassword } from './password-hash.ts';
import { judgeAttempt } from './sign-in-throttle.ts';

/**
 * Whether somebody who is signed in knows the account's password; guesses are counted like those at
 * the sign-in, so a stolen tablet is no place to try them.
 * @throws AppError `too_many_requests` while the account or the address has to wait.
 */
export function checkOwnPassword(
  {
    user,
    address,
    now,
  }: Pick<Call<Endpoint & { access: 'signed-in' }>, 'user' | 'address' | 'now'>,
  { db, keys }: Pick<AccountServices, 'db' | 'keys'>,
  entered: { password: string; passwordHash: string },
): Promise<boolean> {
  const attempt = { userId: user.userId, name: user.username, address, now };
  return judgeAttempt(db, attempt, () =>
    isPassword(keys.pepper, entered.password, entered.passwordHash),
  );
}
