import type { Executor } from '#platform/server/database.ts';

/** What is consented to with the privacy agreement. */
const purpose = 'agreement';

const inForce = (db: Executor, userId: number) =>
  db
    .selectFrom('consent')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null);

/** Whether a person has accepted this version of the agreement and not withdrawn it. */
export async function hasAgreed(db: Executor, userId: number, version: string): Promise<boolean> {
  const row = await inForce(db, userId)
    .select('id')
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

/** The version a person accepted last, if any. */
export async function findAcceptedVersion(
  db: Executor,
  userId: number,
): Promise<string | undefined> {
  const row = await inForce(db, userId)
    .select('version')
    .orderBy('accepted_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.version;
}

/** Keeps an acceptance with the hash of the text that was read; a repeated one changes nothing. */
export async function recordConsent(
  db: Executor,
  consent: { userId: number; version: string; textHash: Buffer; now: Date },
): Promise<void> {
  await db
    .insertInto('consent')
    .values({
      user_id: consent.userId,
      purpose,
      version: consent.version,
      text_hash: consent.textHash,
      accepted_at: consent.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type Consent = { userId: number; purpose: string };

/** Whether a consent of its own to this purpose and version is in force. */
export async function hasConsent(
  db: Executor,
  { userId, purpose: named, version }: Consent & { version: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('consent')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', named)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a consent to a purpose of its own, with the hash of the text that was read. */
export async function giveConsent(
  db: Executor,
  consent: Consent & { version: string; textHash: Buffer; now: Date },
): Promise<void> {
  await db
    .insertInto('consent')
    .values({
      user_id: consent.userId,
      purpose: consent.purpose,
      version: consent.version,
      text_hash: consent.textHash,
      accepted_at: consent.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Closes a consent, whatever its version; what it allowed is the caller's to erase. */
export async function withdrawConsent(
  db: Executor,
  { userId, purpose: named }: Consent,
  now: Date,
): Promise<void> {
  await db
    .updateTable('consent')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', named)
    .where('withdrawn_at', 'is', null)
    .execute();
}
