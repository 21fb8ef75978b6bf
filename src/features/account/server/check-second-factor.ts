import { AppError } from '#platform/contract/app-error.ts';
import { openSecret } from '#platform/server/sealed-secret.ts';
import { findCodeStep, hashRecoveryCode } from './authenticator.ts';
import type { AccountServices } from './account-services.ts';
import {
  findSecondFactor,
  useFactorStep,
  useRecoveryCode,
  type StoredFactor,
} from './second-factor-store.ts';
import { codeThrottles, throttleAttempt } from './sign-in-throttle.ts';

type Services = Pick<AccountServices, 'db' | 'keys'>;
type Attempt = { userId: number; code: string; now: Date };

/** What a sealed secret belongs to. */
export const ownerOf = (userId: number): string => `second factor of account ${userId}`;

/** The step of a right code that is not used up yet; null for a wrong one. */
export function stepOfCode(
  { keys }: Pick<AccountServices, 'keys'>,
  factor: StoredFactor,
  { userId, code, now }: Attempt,
): number | null {
  const secret = openSecret(keys.secondFactor, factor.secret, ownerOf(userId));
  return findCodeStep(secret, code, { now, usedStep: factor.usedStep });
}

/**
 * Uses up a code of the authenticator, or a recovery code, of an account that has the factor on.
 * @throws AppError `wrong_code`, or `too_many_requests` while wrong ones delay the account.
 */
export async function requireCode(services: Services, attempt: Attempt): Promise<void> {
  const { db, keys } = services;
  const { userId, code, now } = attempt;
  const isRight = await throttleAttempt(db, codeThrottles(userId), now, async () => {
    const factor = await findSecondFactor(db, userId);
    const step = factor?.isConfirmed ? stepOfCode(services, factor, attempt) : null;
    if (step !== null) return useFactorStep(db, { userId, step });
    return useRecoveryCode(db, { userId, hash: hashRecoveryCode(keys.secondFactor, code) });
  });
  if (!isRight) throw new AppError('wrong_code');
}
