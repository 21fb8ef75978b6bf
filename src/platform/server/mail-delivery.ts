import type { Executor } from './database.ts';
import type { Log } from './log.ts';
import { mailAttemptsMax, removeMail, takeDueMails, type MailJob } from './mail-outbox-store.ts';

/** A mail ready to be sent: one receiver, plain text. */
export type Mail = { to: string; subject: string; text: string };

/** Hands a mail on, or throws; what is thrown may name the receiver and is never logged whole. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Writes the mail of a job; null where nobody is to get one any more. */
export type ComposeMail = (job: MailJob) => Promise<Mail | null>;

export type MailDelivery = {
  db: Executor;
  log: Log;
  now: () => Date;
  compose: ComposeMail;
  send: SendMail;
};

/**
 * Sends what is due in the outbox, one after the other, outside any transaction. A mail that fails
 * stays for a later round and is given up after `mailAttemptsMax` attempts. A process that dies after
 * sending may let a mail be sent twice, never not at all. Returns how many were sent.
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

/** A mail server's answer names the receiver: only its codes are kept. */
function codesOf(error: unknown): { code?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {};
  const code: unknown = Reflect.get(error, 'code');
  const responseCode: unknown = Reflect.get(error, 'responseCode');
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
  };
}
