import { lockUser } from '#features/account/server/user-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import { sharingTexts } from '../texts.ts';
import { countOtherShares } from './share-store.ts';

/** The maximum of shares per account, withdrawn ones excluded. */
const sharesMax = 500;

/**
 * Refuses a submission beyond the maximum of shares. Locks the owner, so that concurrent submissions are
 * counted one after another; `shareId` is the share that is submitted again.
 */
export async function requireShareRoom(
  tx: Executor,
  { userId, shareId }: { userId: number; shareId: number | null },
): Promise<void> {
  await lockUser(tx, userId);
  if ((await countOtherShares(tx, { userId, shareId })) < sharesMax) return;
  throw new AppError('validation_failed', { text: both(sharingTexts, (t) => t.tooManyShares) });
}
