import { sql, type RawBuilder } from 'kysely';
import { audit } from '#platform/server/audit-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { ConsentPurpose } from '../consent-purposes.ts';

/** What a person consents to; the subject distinguishes several of one purpose. */
export type Consent = { userId: number; purpose: ConsentPurpose; subject?: string };

/** The object of a consent in the audit log. */
const objectOf = ({ purpose, subject = '' }: Consent) => ({
  object: { kind: purpose, ...(subject === '' ? {} : { id: subject }) },
});

/** Stores a consent with the hash of the text that was shown; repeating it changes nothing. */
export async function giveConsent(
  db: Executor,
  consent: Consent & { version: string; textHash: Buffer; now: Date },
): Promise<void> {
  const given = await db
    .insertInto('consent')
    .values({
      id: newId(consent.now),
      user_id: consent.userId,
      purpose: consent.purpose,
      subject: consent.subject ?? '',
      version: consent.version,
      text_hash: consent.textHash,
      accepted_at: consent.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!given) return;
  const entry = { at: consent.now, actor: consent.userId, action: 'consent.give' };
  await audit(db, { ...entry, ...objectOf(consent) });
}

/**
 * Withdraws a consent of any version; without a subject, every consent of its purpose. The caller must end
 * what it allowed.
 */
export async function withdrawConsent(db: Executor, consent: Consent, now: Date): Promise<void> {
  const { userId, purpose, subject } = consent;
  const ofKind = db
    .updateTable('consent')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null);
  const withdrawn = await (
    subject === undefined ? ofKind : ofKind.where('subject', '=', subject)
  ).executeTakeFirst();
  if (withdrawn.numUpdatedRows === 0n) return;
  const entry = { at: now, actor: userId, action: 'consent.withdraw' };
  await audit(db, { ...entry, ...objectOf(consent) });
}

/** Ends consents to what is gone: nobody took them back, so nothing is audited. */
export async function endConsents(
  tx: Executor,
  ended: { userId: number; purpose: ConsentPurpose; subjects: readonly string[] },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('consent')
    .set({ withdrawn_at: now })
    .where('user_id', '=', ended.userId)
    .where('purpose', '=', ended.purpose)
    .where('subject', 'in', ended.subjects)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Whether this consent is in force in this version. */
export async function hasConsent(
  db: Executor,
  consent: Consent & { version: string },
): Promise<boolean> {
  return (await consentInForce(db, consent).executeTakeFirst()) !== undefined;
}

/** Its owner while this consent is in force in this version, as part of a query. */
export const consentInForce = (
  db: Executor,
  { userId, purpose, subject = '', version }: Consent & { version: string },
) =>
  inForce(db, { userId, purpose })
    .select('user_id')
    .where('subject', '=', subject)
    .where('version', '=', version);

/** The subjects of one purpose with a consent in force in this version. */
export async function listConsentedSubjects(
  db: Executor,
  consent: Omit<Consent, 'subject'> & { version: string },
): Promise<ReadonlySet<string>> {
  const rows = await consentedSubjects(db, consent).execute();
  return new Set(rows.map(({ subject }) => subject));
}

/** The same as part of a query. */
export const consentedSubjects = (
  db: Executor,
  { userId, purpose, version }: Omit<Consent, 'subject'> & { version: string },
) => inForce(db, { userId, purpose }).select('subject').where('version', '=', version);

/** Which of these accounts have a consent of one purpose in force; of any version unless one is named. */
export async function consentingAmong(
  db: Executor,
  {
    userIds,
    purpose,
    version,
  }: { userIds: readonly number[] } & Pick<Consent, 'purpose'> & {
      version?: string;
    },
): Promise<ReadonlySet<number>> {
  const given = db
    .selectFrom('consent')
    .select('user_id as userId')
    .where('user_id', '=', sql<number>`any(${[...userIds]}::bigint[])`)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null);
  const rows = await (
    version === undefined ? given : given.where('version', '=', version)
  ).execute();
  return new Set(rows.map((row) => row.userId));
}

/** Whether the account has accepted this version of the agreement and not withdrawn it. */
export const hasAgreed = (db: Executor, userId: number, version: string): Promise<boolean> =>
  hasConsent(db, { userId, purpose: 'agreement', version });

/** The same of an account in `app_user`, as part of a query. */
export const accountHasAgreed = (version: string): RawBuilder<boolean> => sql`exists (
  select from consent c where c.user_id = app_user.id and c.purpose = 'agreement' and c.subject = ''
    and c.version = ${version} and c.withdrawn_at is null)`;

/** The last accepted version of the agreement, if any. */
export async function findAcceptedVersion(
  db: Executor,
  userId: number,
): Promise<string | undefined> {
  const row = await inForce(db, { userId, purpose: 'agreement' })
    .select('version')
    .orderBy('accepted_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.version;
}

/** One account's consents: those in force first, then the withdrawn ones, newest first. */
export function listConsents(db: Executor, userId: number, rowsMax: number) {
  return db
    .selectFrom('consent')
    .select([
      'purpose',
      'subject',
      'version',
      'accepted_at as acceptedAt',
      'withdrawn_at as withdrawnAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('withdrawn_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(rowsMax)
    .execute();
}

const inForce = (db: Executor, { userId, purpose }: Omit<Consent, 'subject'>) =>
  db
    .selectFrom('consent')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null);
