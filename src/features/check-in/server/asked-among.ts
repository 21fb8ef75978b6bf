import { consentingAmong } from '#features/agreement/server/consent-store.ts';
import { withoutCrisis } from '#features/messages/server/result-store.ts';
import { liveSessions } from '#features/sessions/server/live-session-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { listAskedSessions } from './due-check-in-store.ts';

/**
 * Which of these persons may be reminded now: one of their questions is open, in a conversation that is not deleted
 * and in which neither despair nor violence was spoken of, and they have not withdrawn the agreement.
 */
export async function askedAmong(
  db: Executor,
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const agreed = await consentingAmong(db, { userIds, purpose: 'agreement' });
  const asked = await listAskedSessions(db, [...agreed], now);
  const left = await withoutCrisis(db, await liveSessions(db, asked));
  return new Set(left.map(({ userId }) => userId));
}
