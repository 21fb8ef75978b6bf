import { grantMessages } from '#features/membership/server/quota-store.ts';
import type { Executor } from '#platform/server/database.ts';

/** Gives a user messages to spend, as staff do. */
export async function grantByStaff(
  db: Executor,
  grant: { userId: number; amount: number; now: Date },
): Promise<void> {
  await grantMessages(db, { ...grant, reason: 'granted-by-staff' });
}
