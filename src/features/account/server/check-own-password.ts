import type { Call } from '#platform/server/handler.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { AccountServices } from './account-services.ts';
import { isPassword } from './password-hash.ts';
import { throttleAttempt, knownDeviceThrottles } from './sign-in-throttle.ts';

/**
 * Whether a signed-in user knows the account's password. Failures are counted per sign-in, so that a stolen
 * device cannot guess freely and failures elsewhere do not delay the owner.
 * @throws AppError `too_many_requests` while this sign-in is delayed.
 */
export function checkOwnPassword(
  { user, now }: Pick<Call<Endpoint & { access: 'signed-in' }>, 'user' | 'now'>,
  { db, keys }: Pick<AccountServices, 'db' | 'keys'>,
  entered: { password: string; passwordHash: string },
): Promise<boolean> {
  const throttles = knownDeviceThrottles(user.userId, { signInId: user.signInId });
  return throttleAttempt(db, throttles, now, () =>
    isPassword(keys.pepper, entered.password, entered.passwordHash),
  );
}
