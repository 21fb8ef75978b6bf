import { findDeletion } from '#features/account/server/account-deletion-store.ts';
import { findAccount } from '#features/account/server/user-store.ts';
import { chinaMoment } from '#platform/contract/china-time.ts';
import type { Executor } from '#platform/server/database.ts';
import type { ComposeMail } from '#platform/server/mail-delivery.ts';
import { deletionMailTexts } from './deletion-mail-texts.ts';

/** The emails about a deletion, with their names in the outbox. */
export const deletionMails = {
  requested: 'privacy.deletion-requested',
  cancelled: 'privacy.deletion-cancelled',
} as const;

export const isDeletionMail = (kind: string): boolean =>
  Object.values<string>(deletionMails).includes(kind);

export type DeletionMailOptions = {
  db: Executor;
  brand: string;
  /** Public address of the product, from the configuration, never from a request's Host header. */
  linkBase: () => string;
};

/** Composes deletion emails when they are sent; outdated ones are dropped. */
export function composeDeletionMails({ db, brand, linkBase }: DeletionMailOptions): ComposeMail {
  return async ({ userId, kind, language }) => {
    const account = userId === null ? undefined : await findAccount(db, userId);
    if (userId === null || !account?.isActive || account.email === null) return null;
    const deletion = await findDeletion(db, userId);
    const isRequest = kind === deletionMails.requested;
    if (isRequest !== (deletion !== undefined)) return null;
    const texts = deletionMailTexts[language];
    const paragraphs = deletion
      ? [texts.requestedLead(chinaMoment(deletion.dueAt, language)), `${linkBase()}/login`]
      : [texts.cancelledLead];
    const ends = [deletion ? texts.requestedNotYou : texts.cancelledNotYou, texts.automatic(brand)];
    const subject = deletion ? texts.requestedSubject : texts.cancelledSubject;
    return {
      to: account.email,
      subject: texts.subject(brand, subject),
      text: `${[texts.greeting(account.username), ...paragraphs, ...ends].join('\n\n')}\n`,
    };
  };
}
