import { mayShare } from '#features/account/age-rules.ts';
import { findBirthMonth } from '#features/account/server/user-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import { sharingTexts } from '../texts.ts';

/**
 * Requires an age of 18 for publishing (decision 041).
 * @throws AppError `adults_only`
 */
export async function requireAdult(
  db: Executor,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  if (mayShare(await findBirthMonth(db, userId), now)) return;
  throw new AppError('adults_only', { text: both(sharingTexts, (t) => t.adultsShare) });
}
