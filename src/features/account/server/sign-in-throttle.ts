import { both } from '#platform/contract/define-texts.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import { networkOf } from '#platform/server/client-network.ts';
import { accountFailuresFree, addressFailuresFree, usernameKey } from '../rules.ts';
import { accountTexts } from '../texts.ts';
import { chargeFailure, clearFailures, findWait, type Throttle } from './sign-in-failure-store.ts';
import { hashSecret } from './token-secret.ts';

const hourMs = 3_600_000;

/** Whose failures slow an attempt down; a success ends the count of the first, not of the address. */
export type Throttles = { own: Throttle; address?: Throttle };

/**
 * Of somebody unknown: by account and by address. An unknown name is counted like an account, so
 * that waiting tells nothing.
 */
export function strangersThrottles(attempt: {
  userId: number | undefined;
  name: string;
  address: string;
}): Throttles {
  const { userId, name, address } = attempt;
  // Typed names may be mail addresses of anyone: only their hash is kept.
  const key = userId ?? hashSecret(usernameKey(name)).toString('base64url');
  return {
    own: ownThrottle(accountKey(key)),
    address: { key: `address:${networkOf(address)}`, free: addressFailuresFree, forgetMs: hourMs },
  };
}

/** Of a browser or a sign-in that once knew the password: strangers' failures are not its own. */
export function ownersThrottles(
  userId: number,
  place: { deviceId: string } | { signInId: number },
): Throttles {
  const which = 'deviceId' in place ? `device:${place.deviceId}` : `sign-in:${place.signInId}`;
  return { own: ownThrottle(`${accountKey(userId)}:${which}`) };
}

/**
 * Judges an attempt, and tells the verdict only to who need not wait at the moment of telling: of
 * guesses at once no more are told than of guesses one by one. Only a wrong one is ever counted, so
 * that attempts under way delay nobody; one that is not told changes nothing, right or wrong.
 * @throws AppError `too_many_requests` while it has to wait.
 */
export async function judgeAttempt(
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
    for (const throttle of throttles) refuse(await chargeFailure(tx, throttle, now));
  });
  return false;
}

function refuse(wait: { retryAfterSeconds: number } | undefined): void {
  if (!wait) return;
  const text = both(accountTexts, (t) => t.tooManySignIns);
  throw new AppError('too_many_requests', { text, ...wait });
}

/** A new password, set by mail, lets its owner in at once. */
export async function forgiveFailures(db: Executor, userId: number): Promise<void> {
  await clearFailures(db, accountKey(userId));
}

const accountKey = (known: number | string): string => `account:${known}`;

function ownThrottle(key: string): Throttle {
  return { key, free: accountFailuresFree, forgetMs: 24 * hourMs };
}
