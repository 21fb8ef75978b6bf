import { chinaMoment } from '#platform/contract/china-time.ts';
import type { Executor } from '#platform/server/database.ts';
import type { ComposeMail } from '#platform/server/mail-delivery.ts';
import type { MailJob } from '#platform/server/mail-outbox-store.ts';
import { accountMailTexts } from './account-mail-texts.ts';
import { saveResetToken, passwordResetMs } from './password-reset-store.ts';
import { hashSecret, makeSecret } from './token-secret.ts';
import { findAccount } from './user-store.ts';

/** The emails about an account, with their names in the outbox. */
export const accountMails = {
  passwordReset: 'account.password-reset',
  passwordChanged: 'account.password-changed',
  tokenReused: 'account.token-reused',
  emailChanged: 'account.email-changed',
  emailAdded: 'account.email-added',
  secondFactorOn: 'account.second-factor-on',
  secondFactorOff: 'account.second-factor-off',
} as const;

export type AccountMailOptions = {
  db: Executor;
  now: () => Date;
  brand: string;
  /** Public address of the product, from the configuration, never from a request's Host header. */
  linkBase: () => string;
};

/**
 * Composes account emails when they are sent. The token of a reset link is created here and only its hash
 * is stored, so the outbox never contains one; a retried email carries a new link. The token is in the
 * fragment, which never reaches a server log or a Referer header.
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
  { db, now, brand, linkBase }: AccountMailOptions,
  { kind, language, userId }: MailJob & { userId: number },
  username: string,
): Promise<{ subject: string; text: string } | null> {
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
    case accountMails.secondFactorOn:
      return letter(texts.factorOnSubject, [texts.factorOnLead(at), texts.notYou, forgotten]);
    case accountMails.secondFactorOff:
      return letter(texts.factorOffSubject, [texts.factorOffLead(at), texts.notYou, forgotten]);
    default:
      return null;
  }
}
