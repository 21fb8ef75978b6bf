import { confirmedAmong } from '#features/account/server/email-confirmation-store.ts';
import { findAccount } from '#features/account/server/user-store.ts';
import { hasConsent } from '#features/agreement/server/consent-store.ts';
import type { Executor } from '#platform/server/database.ts';
import type { ComposeMail } from '#platform/server/mail-delivery.ts';
import { mailReminder } from '../reminder-consent.ts';
import { reminderConsentVersion } from '../reminder-rules.ts';
import { askedAmong } from './asked-among.ts';
import { reminderMailTexts } from './reminder-mail-texts.ts';

/** The reminder, by its name in the outbox. */
export const reminderMail = 'check-in.reminder';

export type ReminderMailOptions = {
  db: Executor;
  now: () => Date;
  brand: string;
  /** Public address of the product, from the configuration, never from a request's Host header. */
  linkBase: () => string;
};

/** Composes a reminder when it is sent; one that is not wanted any more by then is dropped. */
export function composeReminderMails({
  db,
  now,
  brand,
  linkBase,
}: ReminderMailOptions): ComposeMail {
  return async ({ userId, language }) => {
    if (userId === null) return null;
    const consent = { userId, purpose: mailReminder, version: reminderConsentVersion } as const;
    const [account, isWanted, confirmed, asked] = await Promise.all([
      findAccount(db, userId),
      hasConsent(db, consent),
      confirmedAmong(db, [userId]),
      askedAmong(db, [userId], now()),
    ]);
    const to = account?.email;
    if (!to || !isWanted || !confirmed.has(userId) || !asked.has(userId)) return null;
    const texts = reminderMailTexts[language];
    const open = [texts.lead(brand), `${linkBase()}/sessions`];
    const end = [texts.stop, `${linkBase()}/settings#reminders`, texts.automatic(brand)];
    return {
      to,
      subject: texts.subject(brand),
      text: `${[texts.greeting(account.username), ...open, ...end].join('\n\n')}\n`,
    };
  };
}
