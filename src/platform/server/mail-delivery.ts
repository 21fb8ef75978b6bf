import type { Executor } from './database.ts';
import type { Log } from './log.ts';
import { mailAttemptsMax, removeMail, takeDueMails, type MailJob } from './mail-outbox-store.ts';

/** An email ready to be sent: one recipient, plain text. */
export type Mail = { to: string; subject: string; text: string };

/** Sends an email or throws. The error may contain the recipient, so it is never logged in full. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Composes the email of a job; null when there is no recipient any more. */
export type ComposeMail = (job: MailJob) => Promise<Mail | null>;

export type MailDelivery = {
  db: Executor;
  log: Log;
  now: () => Date;
  compose: ComposeMail;
  send: SendMail;
};

/**
 * Sends the due emails of the outbox one by one, outside any transaction. A failed email is retried in a
 * later round and dropped after `mailAttemptsMax` attempts. A process that dies right after sending can
 * cause an email to be sent twice, but never to be lost. Returns how many were sent.
 */
export async function deliverMails(delivery: MailDelivery): Promise<number> {
  let sent = 0;
  for (const job of await takeDueMails(delivery.db, delivery.now())) {
    if (await deliver(delivery, job)) sent += 1;
  }
  return sent;
}

async function deliver({ db, log, compose, send }: MailDelivery, job: MailJob): Promise<boolean> {
  const about = { mail: job.id, kind: job.kind, attempts: job.attempts };
  const mail = await compose(job);
  if (mail) {
    try {
      await send(mail);
    } catch (error) {
      const isGivenUp = job.attempts >= mailAttemptsMax;
      const words = isGivenUp ? 'a mail is given up' : 'a mail could not be sent yet';
      log[isGivenUp ? 'error' : 'warn']({ ...about, ...codesOf(error) }, words);
      if (isGivenUp) await removeMail(db, job.id);
      return false;
    }
  }
  await removeMail(db, job.id);
  return mail !== null;
}

/** The response of a mail server contains the recipient, so only its codes are logged. */
function codesOf(error: unknown): { code?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {};
  const code: unknown = Reflect.get(error, 'code');
  const responseCode: unknown = Reflect.get(error, 'responseCode');
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
  };
}
