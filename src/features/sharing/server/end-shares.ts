import { endConsents } from '#features/agreement/server/consent-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { removeShares } from './share-store.ts';

/** Deletes one share of a person, or all of a session of theirs, with the consent to its publication. False if none. */
export async function endShares(
  tx: Executor,
  which: Parameters<typeof removeShares>[1],
  now: Date,
): Promise<boolean> {
  const subjects = (await removeShares(tx, which)).map(String);
  if (subjects.length === 0) return false;
  await endConsents(tx, { userId: which.userId, purpose: 'publication', subjects }, now);
  return true;
}
