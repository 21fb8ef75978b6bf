import type { Executor } from '#platform/server/database.ts';

type Consent = { userId: number; shareId: number; version: string; textHash: Buffer; now: Date };

/** Keeps the consent of one publication; the one before it for the same share ends. */
export async function recordShareConsent(tx: Executor, consent: Consent): Promise<void> {
  await closeShareConsent(tx, consent);
  await tx
    .insertInto('share_consent')
    .values({
      user_id: consent.userId,
      share_id: consent.shareId,
      version: consent.version,
      text_hash: consent.textHash,
      accepted_at: consent.now,
    })
    .execute();
}

export async function closeShareConsent(
  tx: Executor,
  given: { userId: number; shareId: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('share_consent')
    .set({ withdrawn_at: given.now })
    .where('user_id', '=', given.userId)
    .where('share_id', '=', given.shareId)
    .where('withdrawn_at', 'is', null)
    .execute();
}
