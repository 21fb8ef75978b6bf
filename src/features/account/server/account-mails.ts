import { randomInt } from 'node:crypto';
import { chinaMoment } from '#platform/contract/china-time.ts';
import type { Executor } from '#platform/server/database.ts';
import type { ComposeMail } from '#platform/server/mail-delivery.ts';
import type { MailJob } from '#platform/server/mail-outbox-store.ts';
import type { SecretKeys } from '#platform/server/secret-keys.ts';
import { emailKey } from './account-keys.ts';
import { accountMailTexts } from './account-mail-texts.ts';
import {
  emailCodeMail,
  findMailAddress,
  hashMailCode,
  mailCodeMs,
  saveMailCode,
} from './email-confirmation-store.ts';
import { mailCodeChars } from '../rules.ts';
import { saveResetToken, passwordResetMs } from './password-reset-store.ts';
import { hashSecret, makeSecret } from './token-secret.ts';
import { findAccount } from './user-store.ts';

const mailCodesMax = 10 ** mailCodeChars;

/** The emails about an account, with their names in the outbox. */
export const accountMails = {
  passwordReset: 'account.password-reset',
  passwordChanged: 'account.password-changed',
  tokenReused: 'account.token-reused',
  emailChanged: 'account.email-changed',
  emailAdded: 'account.email-added',
  emailCode: emailCodeMail,
  secondFactorOn: 'account.second-factor-on',
  secondFactorOff: 'account.second-factor-off',
} as const;

export type AccountMailOptions = {
  db: Executor;
  keys: Pick<SecretKeys, 'mailCode'>;
  now: () => Date;
  brand: string;
  /** Public address of the product, from the configuration, never from a request's Host header. */
  linkBase: () => string;
};

/**
 * Composes account emails when they are sent. The token of a reset link and the code of an address are created
 * here and only their hashes are stored, so the outbox never contains one; a retried email carries a new one. The
 * token is in the fragment, which never reaches a server log or a Referer header.
 */
export function composeAccountMails(parts: AccountMailOptions): ComposeMail {
  return async (job) => {
    if (job.userId === null) return null;
    const account = await findAccount(parts.db, job.userId);
    const to = job.toAddress ?? account?.email ?? null;
    if (!account?.isActive || to === null) return null;
    const words = await wordsOf(parts, { ...job, userId: job.userId }, account.username);
    return words && { to, ...words };
  };
}

async function wordsOf(
  parts: AccountMailOptions,
  { kind, language, userId }: MailJob & { userId: number },
  username: string,
): Promise<{ subject: string; text: string } | null> {
  const { db, now, brand, linkBase } = parts;
  const texts = accountMailTexts[language];
  const letter = (subject: string, paragraphs: readonly string[]) => ({
    subject: texts.subject(brand, subject),
    text: [texts.greeting(username), ...paragraphs, texts.automatic(brand)].join('\n\n') + '\n',
  });
  const at = chinaMoment(now(), language);
  const forgotten = `${linkBase()}/forgot-password`;
  switch (kind) {
    case accountMails.passwordReset: {
      const token = makeSecret(userId);
      await saveResetToken(db, { userId, hash: hashSecret(token), now: now() });
      const minutes = passwordResetMs / 60_000;
      const link = `${linkBase()}/reset-password#${token}`;
      return letter(texts.resetSubject, [texts.resetLead(minutes), link, texts.resetNotYou]);
    }
    case accountMails.passwordChanged:
      return letter(texts.changedSubject, [texts.changedLead(at), texts.notYou, forgotten]);
    case accountMails.tokenReused:
      return letter(texts.reusedSubject, [texts.reusedLead(at), texts.notYou, forgotten]);
    case accountMails.emailChanged:
      return letter(texts.emailSubject, [texts.emailLead(at), texts.emailNotYou]);
    case accountMails.emailAdded:
      return letter(texts.emailAddedSubject, [texts.emailAddedLead(at), texts.emailNotYou]);
    case accountMails.emailCode: {
      const code = await makeMailCode(parts, userId);
      const lead = code !== null && texts.codeLead(code, mailCodeMs / 60_000);
      return lead ? letter(texts.codeSubject, [lead, texts.codeNotYou]) : null;
    }
    case accountMails.secondFactorOn:
      return letter(texts.factorOnSubject, [texts.factorOnLead(at), texts.notYou, forgotten]);
    case accountMails.secondFactorOff:
      return letter(texts.factorOffSubject, [texts.factorOffLead(at), texts.notYou, forgotten]);
    default:
      return null;
  }
}

/** A new code for the account's present address; null where it needs none. */
async function makeMailCode(
  { db, keys, now }: AccountMailOptions,
  userId: number,
): Promise<string | null> {
  const { address, isConfirmed } = await findMailAddress(db, userId);
  if (address === null || isConfirmed) return null;
  const code = String(randomInt(mailCodesMax)).padStart(mailCodeChars, '0');
  const key = emailKey(address);
  const hash = hashMailCode(keys.mailCode, { userId, emailKey: key, code });
  await saveMailCode(db, { userId, emailKey: key, hash, now: now() });
  return code;
}
