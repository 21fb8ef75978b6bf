import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import { accountTexts } from '../texts.ts';
import { auditAccountEvent, logAccountEvent, recordAccountEvent } from './account-events.ts';
import type { AccountServices } from './account-services.ts';
import { requireCode } from './check-second-factor.ts';
import { issueTokens } from './issue-tokens.ts';
import { knownDevice } from './known-device.ts';
import { isPassword } from './password-hash.ts';
import { hasSecondFactor } from './second-factor-store.ts';
import {
  deviceCookieOf,
  setCsrfCookie,
  setDeviceCookie,
  setSignInCookie,
} from './sign-in-cookies.ts';
import { insertSignIn } from './sign-in-store.ts';
import {
  throttleAttempt,
  knownDeviceThrottles,
  unknownDeviceThrottles,
} from './sign-in-throttle.ts';
import { hashSecret, makeSecret } from './token-secret.ts';
import { findUserForSignIn, recordLogin } from './user-store.ts';

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

  const cookie = makeSecret();
  const made = await transaction(services.db, async (tx) => {
    await recordLogin(tx, userId, now);
    // It may have been turned on since; no sign-in bypasses it.
    if (!hasFactor && (await hasSecondFactor(tx, userId))) throw new AppError('code_required');
    const signIn = await insertSignIn(
      tx,
      {
        userId: user.id,
        cookieHash: hashSecret(cookie),
        isRemembered: body.remember,
        userAgent: call.userAgent,
      },
      now,
    );
    const tokens = await issueTokens(tx, services.keys, { userId: user.id, ...signIn }, now);
    await auditAccountEvent(tx, 'signed in', { ...signIn, userId: user.id, now });
    return { signInId: signIn.signInId, tokens };
  });
  setSignInCookie(call, services, { cookie, isRemembered: body.remember });
  setCsrfCookie(call, services, { signInId: made.signInId, isRemembered: body.remember });
  setDeviceCookie(call, services, { userId: user.id, isRemembered: body.remember });
  logAccountEvent(services, 'signed in', who);
  return made.tokens;
};
