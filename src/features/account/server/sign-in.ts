import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import { accountTexts } from '../texts.ts';
import { recordAccountEvent } from './account-events.ts';
import type { AccountServices } from './account-services.ts';
import { requireCode } from './check-second-factor.ts';
import { knownDevice } from './known-device.ts';
import { isPassword } from './password-hash.ts';
import { hasSecondFactor } from './second-factor-store.ts';
import { deviceCookieOf } from './sign-in-cookies.ts';
import {
  throttleAttempt,
  knownDeviceThrottles,
  unknownDeviceThrottles,
} from './sign-in-throttle.ts';
import { startSignIn } from './start-sign-in.ts';
import { findUserForSignIn } from './user-store.ts';

export const signIn: Handler<typeof accountEndpoints.signIn, AccountServices> = async (
  call,
  services,
) => {
  const { body, now } = call;
  const user = await findUserForSignIn(services.db, body.username);
  const device = user && knownDevice(services.keys.device, deviceCookieOf(call, services), user.id);
  const throttles = device
    ? knownDeviceThrottles(user.id, { deviceId: device })
    : unknownDeviceThrottles({ userId: user?.id, name: body.username, address: call.address });
  // An unknown name takes the same work and gets the same response, so accounts cannot be probed.
  const who = { ...call, userId: user?.id ?? null };
  const isRight = await throttleAttempt(services.db, throttles, now, async () => {
    const fits = await isPassword(services.keys.pepper, body.password, user?.passwordHash);
    return fits && user?.isActive === true;
  }).catch(async (error: unknown) => {
    const isThrottled = error instanceof AppError && error.code === 'too_many_requests';
    if (isThrottled) await recordAccountEvent(services, 'sign-in throttled', who);
    throw error;
  });
  if (!user || !isRight) {
    await recordAccountEvent(services, 'sign-in failed', who);
    throw new AppError('wrong_sign_in', { text: both(accountTexts, (t) => t.signInFailed) });
  }

  const { id: userId } = user;
  const hasFactor = await hasSecondFactor(services.db, userId);
  if (hasFactor) {
    if (!body.code) throw new AppError('code_required');
    await requireCode(services, { userId, code: body.code, now }).catch(async (error: unknown) => {
      await recordAccountEvent(services, 'second factor refused', who);
      throw error;
    });
  }

  return startSignIn(call, services, {
    userId,
    isRemembered: body.remember,
    hasShownCode: hasFactor,
  });
};
