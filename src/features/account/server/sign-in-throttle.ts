import { both } from '#platform/contract/define-texts.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import { networkOf } from '#platform/server/client-network.ts';
import { accountTexts } from '../texts.ts';
import { recordFailure, clearFailures, findWait, type Throttle } from './sign-in-failure-store.ts';
import { hashSecret } from './token-secret.ts';
import { usernameKey } from './account-keys.ts';

/** Consecutive failed sign-ins before the next one is delayed: per account, per address. */
const accountFailuresFree = 5;
const addressFailuresFree = 15;

const hourMs = 3_600_000;

/** The counters that delay an attempt; a success resets `own` but not `address`. */
export type Throttles = { own: Throttle; address?: Throttle };

/**
 * For an unknown device: per account and per address. An unknown name is counted like an account, so that
 * a delay reveals nothing.
 */
export function unknownDeviceThrottles(attempt: {
  userId: number | undefined;
  name: string;
  address: string;
}): Throttles {
  const { userId, name, address } = attempt;
  // Entered names may be anyone's email address, so only their hash is stored.
  const key = userId ?? hashSecret(usernameKey(name)).toString('base64url');
  return {
    own: ownThrottle(accountKey(key)),
    address: { key: `address:${networkOf(address)}`, free: addressFailuresFree, forgetMs: hourMs },
  };
}

/** For a browser or sign-in that has proved the password before: failures elsewhere do not delay it. */
export function knownDeviceThrottles(
  userId: number,
  place: { deviceId: string } | { signInId: number },
): Throttles {
  const which = 'deviceId' in place ? `device:${place.deviceId}` : `sign-in:${place.signInId}`;
  return { own: ownThrottle(`${accountKey(userId)}:${which}`) };
}

/**
 * For the codes of a second factor, from any device: after 22 wrong ones a day passes before the next,
 * because the codes of an account can be guessed only by someone who knows its password.
 */
export function codeThrottles(userId: number): Throttles {
  return { own: { ...ownThrottle(codeKey(userId)), waitMsMax: 24 * hourMs } };
}

/**
 * Checks an attempt and reveals the result only if there is no delay at that moment, so that concurrent
 * guesses learn no more than sequential ones. Only failures are counted, so that attempts in progress delay
 * no one; an attempt whose result is not revealed changes nothing.
 * @throws AppError `too_many_requests` during a delay.
 */
export async function throttleAttempt(
  db: Executor,
  { own, address }: Throttles,
  now: Date,
  judge: () => Promise<boolean>,
): Promise<boolean> {
  const throttles = address ? [own, address] : [own];
  const refuseIfWaiting = async () => {
    for (const throttle of throttles) refuse(await findWait(db, throttle, now));
  };
  await refuseIfWaiting();
  if (await judge()) {
    await refuseIfWaiting();
    await clearFailures(db, own.key);
    return true;
  }
  await transaction(db, async (tx) => {
    for (const throttle of throttles) refuse(await recordFailure(tx, throttle, now));
  });
  return false;
}

function refuse(wait: { retryAfterSeconds: number } | undefined): void {
  if (!wait) return;
  const text = both(accountTexts, (t) => t.tooManySignIns);
  throw new AppError('too_many_requests', { text, ...wait });
}

/** Removes the delay of an account whose password was reset by email. */
export async function clearAccountFailures(db: Executor, userId: number): Promise<void> {
  await clearFailures(db, accountKey(userId));
}

/** Ends the delay of an account whose second factor was reset. */
export async function clearCodeFailures(db: Executor, userId: number): Promise<void> {
  await clearFailures(db, codeKey(userId));
}

const codeKey = (userId: number): string => `${accountKey(userId)}:code`;
const accountKey = (known: number | string): string => `account:${known}`;

function ownThrottle(key: string): Throttle {
  return { key, free: accountFailuresFree, forgetMs: 24 * hourMs };
}
