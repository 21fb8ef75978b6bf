import { composeAccountMails } from '#features/account/server/account-mails.ts';
import { deliverMails, type Mail } from '#platform/server/mail-delivery.ts';
import { createLog } from '#platform/server/log.ts';
import type { HarnessParts } from './http-harness.ts';

export type MailBox = {
  /** Sends and returns the due mails in the order in which they were queued. */
  collect: () => Promise<Mail[]>;
};

/** Collects the mails of a test. */
export function createMailBox({
  database,
  clock,
}: Pick<HarnessParts, 'database' | 'clock'>): MailBox {
  const { db } = database;
  const compose = composeAccountMails({
    db,
    now: clock.now,
    brand: '杏问',
    linkBase: () => 'https://xingwen.example',
  });
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
