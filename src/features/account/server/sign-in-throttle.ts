import { both } from '#platform/contract/define-texts.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Executor } from '#platform/server/database.ts';
import { networkOf } from '#platform/server/network-of.ts';
import { accountFailuresFree, addressFailuresFree, usernameKey } from '../rules.ts';
import { accountTexts } from '../texts.ts';
import {
  chargeAttempt,
  clearFailures,
  refundAttempt,
  type Throttle,
} from './sign-in-failure-store.ts';
import { hashSecret } from './token-secret.ts';

const hourMs = 3_600_000;

export type Attempt = { userId: number | undefined; name: string; address: string; now: Date };

/**
 * Lets an attempt to sign in be judged and counts it when it fails, by account and by address. An
 * unknown name is counted like an account, so that waiting tells nothing. A success ends the count of
 * the account, but only takes its own charge off the address: a guesser's own account frees nobody.
 * @throws AppError `too_many_requests` while either has to wait.
 */
export async function judgeAttempt(
  db: Executor,
  attempt: Attempt,
  judge: () => Promise<boolean>,
): Promise<boolean> {
  const address = addressThrottle(attempt.address);
  const account = accountThrottle(attempt);
  await charge(db, address, attempt.now);
  try {
    await charge(db, account, attempt.now);
  } catch (error) {
    await refundAttempt(db, address.key);
    throw error;
  }
  try {
    if (!(await judge())) return false;
    await clearFailures(db, account.key);
  } catch (error) {
    await refundAttempt(db, account.key);
    await refundAttempt(db, address.key);
    throw error;
  }
  await refundAttempt(db, address.key);
  return true;
}

async function charge(db: Executor, throttle: Throttle, now: Date): Promise<void> {
  const refusal = await chargeAttempt(db, throttle, now);
  if (!refusal) return;
  const text = both(accountTexts, (t) => t.tooManySignIns);
  throw new AppError('too_many_requests', { text, ...refusal });
}

/** A new password, set by mail, lets its owner in at once. */
export async function forgiveFailures(db: Executor, userId: number): Promise<void> {
  await clearFailures(db, accountKey(userId));
}

const accountKey = (known: number | string): string => `account:${known}`;

function accountThrottle({ userId, name }: Attempt): Throttle {
  // Typed names may be mail addresses of anyone: only their hash is kept.
  const key = userId ?? hashSecret(usernameKey(name)).toString('base64url');
  return { key: accountKey(key), free: accountFailuresFree, forgetMs: 24 * hourMs };
}

function addressThrottle(address: string): Throttle {
  return { key: `address:${networkOf(address)}`, free: addressFailuresFree, forgetMs: hourMs };
}
