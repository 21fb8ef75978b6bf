import { sql } from 'kysely';
import type { Language } from '#platform/contract/define-texts.ts';
import type { Executor } from './database.ts';
import { newId } from './ids.ts';

/** An email to be composed and sent: its kind and recipient, never its text. */
export type MailJob = {
  id: number;
  /** Null for an email without a recipient. */
  userId: number | null;
  kind: string;
  language: Language;
  /** An address other than the account's current one. */
  toAddress: string | null;
  /** Including this attempt. */
  attempts: number;
};

export type NewMail = Pick<MailJob, 'userId' | 'kind' | 'language'> & { toAddress?: string };

/** After this many attempts the email is more than half a day old and is dropped. */
export const mailAttemptsMax = 14;
export const mailRetryMsMin = 60_000;
const mailRetryMsMax = 2 * 3_600_000;
/** 1 min doubled this many times exceeds the longest wait. */
const doublingsMax = 7;
const mailsPerRoundMax = 10;

/** Puts an email into the outbox; in a transaction it is sent only if that commits. */
export async function queueMail(db: Executor, mail: NewMail, now: Date): Promise<void> {
  await queueMails(db, [mail], now);
}

/** Puts several emails into the outbox. */
export async function queueMails(
  db: Executor,
  mails: readonly NewMail[],
  now: Date,
): Promise<void> {
  if (mails.length === 0) return;
  const firstId = newId(now, { count: mails.length });
  const rows = mails.map((mail, at) => ({
    id: firstId + at,
    user_id: mail.userId,
    kind: mail.kind,
    language: mail.language,
    to_address: mail.toAddress ?? null,
    created_at: now,
    next_at: now,
  }));
  await db.insertInto('mail_outbox').values(rows).execute();
}

/**
 * Takes at most 10 due emails. Each is counted as attempted and postponed until its next attempt, so no
 * other process takes it meanwhile and a process that dies loses none.
 */
export async function takeDueMails(db: Executor, now: Date): Promise<MailJob[]> {
  const due = db
    .selectFrom('mail_outbox')
    .select('id')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(mailsPerRoundMax)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('mail_outbox')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_at: sql<Date>`${now}::timestamptz + least(${mailRetryMsMax}::integer,
        ${mailRetryMsMin}::integer * 2 ^ least(attempts, ${doublingsMax}::integer))
        * interval '1 millisecond'`,
    })
    .where('id', 'in', due)
    .returning(['id', 'user_id', 'kind', 'language', 'to_address', 'attempts'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    language: row.language === 'en-US' ? 'en-US' : 'zh-CN',
    toAddress: row.to_address,
    attempts: row.attempts,
  }));
}

/** Removes an email that was sent, has no recipient, or is dropped. */
export async function removeMail(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', id).execute();
}
