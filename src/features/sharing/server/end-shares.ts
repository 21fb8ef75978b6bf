import { endConsents } from '#features/agreement/server/consent-store.ts';
import { addComments } from '#features/sessions/server/session-activity-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { removeShares } from './share-store.ts';

type Which = { userId: number } & ({ shareId: number } | { sessionId: number });

/** Deletes one share of a person, or all of a session of theirs, with the consent to its publication. False if none. */
export async function endShares(tx: Executor, which: Which, now: Date): Promise<boolean> {
  const { userId } = which;
  const removed = await removeShares(tx, which);
  if (removed.length === 0) return false;
  const subjects = removed.map(({ id }) => String(id));
  await endConsents(tx, { userId, purpose: 'publication', subjects }, now);
  const gone = removed.map(({ sessionId, comments }) => ({ userId, sessionId, gained: -comments }));
  await addComments(tx, gone);
  return true;
}
