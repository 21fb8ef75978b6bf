import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import { queueMail } from '#platform/server/mail-outbox-store.ts';

/** The mail with a code, by its name in the outbox; the code is made when it is sent. */
export const emailCodeMail = 'account.email-code';

/** How long the code of a mail confirms its address, and how many codes may be tried on it. */
export const mailCodeMs = 30 * 60_000;
export const mailCodeAttemptsMax = 5;

export type MailAddress = {
  /** Null if the account has none. */
  address: string | null;
  isConfirmed: boolean;
};

/** The stored form of a code, which without the key cannot be found by trying all of them. */
export function hashMailCode(
  key: Uint8Array,
  { userId, emailKey, code }: { userId: number; emailKey: string; code: string },
): Buffer {
  return createHmac('sha256', key).update(`${userId} ${emailKey} ${code}`).digest();
}

export async function findMailAddress(db: Executor, userId: number): Promise<MailAddress> {
  const row = await db
    .selectFrom('app_user as u')
    .leftJoin('email_confirmation as c', 'c.user_id', 'u.id')
    .select([
      'u.email as address',
      sql<boolean>`coalesce(c.email_key = u.email_key and c.confirmed_at is not null, false)`.as(
        'isConfirmed',
      ),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return row ?? { address: null, isConfirmed: false };
}

/** Sends a code to the account's address; an address that is confirmed already gets none. */
export async function queueMailCode(
  db: Executor,
  { userId, language }: { userId: number; language: Language },
  now: Date,
): Promise<void> {
  await queueMail(db, { userId, kind: emailCodeMail, language }, now);
}

/** Stores the code that was just written into a mail; an earlier one does not count any more. */
export async function saveMailCode(
  db: Executor,
  { userId, emailKey, hash, now }: { userId: number; emailKey: string; hash: Buffer; now: Date },
): Promise<void> {
  const values = {
    email_key: emailKey,
    code_hash: hash,
    expires_at: new Date(now.getTime() + mailCodeMs),
    attempts: 0,
    confirmed_at: null,
  };
  await db
    .insertInto('email_confirmation')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Counts one try of the live code of the account's present address; undefined if there is none or no try is left. */
export async function takeMailCodeTry(
  db: Executor,
  userId: number,
  now: Date,
): Promise<{ emailKey: string } | undefined> {
  return db
    .updateTable('email_confirmation as c')
    .from('app_user as u')
    .set({ attempts: sql<number>`c.attempts + 1` })
    .where('c.user_id', '=', userId)
    .whereRef('u.id', '=', 'c.user_id')
    .whereRef('u.email_key', '=', 'c.email_key')
    .where('c.code_hash', 'is not', null)
    .where('c.expires_at', '>', now)
    .where('c.attempts', '<', mailCodeAttemptsMax)
    .returning('c.email_key as emailKey')
    .executeTakeFirst();
}

/** Confirms the address by the hash of its code, which is used up. False if it is another code. */
export async function confirmByCode(
  db: Executor,
  { userId, hash, now }: { userId: number; hash: Buffer; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('email_confirmation')
    .set({ code_hash: null, expires_at: null, confirmed_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The address of the account is another one: it is not confirmed, and no sent code counts. */
export async function removeEmailConfirmation(db: Executor, userId: number): Promise<void> {
  await db.deleteFrom('email_confirmation').where('user_id', '=', userId).execute();
}

/** Which of these accounts can get a mail that nobody but they may read: active, staying, with a confirmed address. */
export async function confirmedAmong(
  db: Executor,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u
    join email_confirmation c on c.user_id = u.id and c.email_key = u.email_key
    where u.id = any(${[...userIds]}::bigint[]) and c.confirmed_at is not null
      and u.is_active and u.deletion_due_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Removes codes that have expired. Returns how many. */
export async function purgeMailCodes(db: Executor, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('email_confirmation')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
