import { composeAccountMails } from '#features/account/server/account-mails.ts';
import { composeReminderMails, reminderMail } from '#features/check-in/server/reminder-mail.ts';
import { deliverMails, type ComposeMail, type Mail } from '#platform/server/mail-delivery.ts';
import { createLog } from '#platform/server/log.ts';
import type { HarnessParts } from './http-harness.ts';

export type MailBox = {
  /** Sends and returns the due mails in the order in which they were queued. */
  collect: () => Promise<Mail[]>;
};

/** Collects the mails of a test. */
export function createMailBox({
  database,
  keys,
  clock,
}: Pick<HarnessParts, 'database' | 'keys' | 'clock'>): MailBox {
  const { db } = database;
  const of = { db, keys, now: clock.now, brand: '杏问', linkBase: () => 'https://xingwen.example' };
  const ofAccount = composeAccountMails(of);
  const ofReminder = composeReminderMails(of);
  const compose: ComposeMail = (job) => (job.kind === reminderMail ? ofReminder : ofAccount)(job);
  return {
    collect: async () => {
      const mails: Mail[] = [];
      const send = (mail: Mail) => Promise.resolve(void mails.push(mail));
      await deliverMails({ db, log: createLog('silent'), now: clock.now, compose, send });
      return mails;
    },
  };
}

/** The token of the reset link in a mail. */
export function resetTokenIn(mail: Mail | undefined): string {
  const token = /^https:\/\/xingwen\.example\/reset-password#([\w.-]+)$/m.exec(
    mail?.text ?? '',
  )?.[1];
  if (token === undefined) throw new Error('the mail holds no reset link');
  return token;
}

/** The code in a mail that confirms an address. */
export function codeIn(mail: Mail | undefined): string {
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error('the mail holds no code');
  return code;
}
