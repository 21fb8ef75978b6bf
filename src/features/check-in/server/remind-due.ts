import { confirmedAmong } from '#features/account/server/email-confirmation-store.ts';
import {
  endNotice,
  noticeAttemptsMax,
  removePushSubscriptions,
  takeDueNotices,
  wantNotices,
  type DueNotice,
} from '#features/account/server/push-subscription-store.ts';
import { consentingAmong } from '#features/agreement/server/consent-store.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import { queueMails } from '#platform/server/mail-outbox-store.ts';
import type { PushService } from '#platform/server/push-service.ts';
import { mailReminder, pushReminder } from '../reminder-consent.ts';
import { reminderConsentVersion } from '../reminder-rules.ts';
import { askedAmong } from './asked-among.ts';
import { takeDueCheckIns } from './due-check-in-store.ts';
import { secondsUntilQuiet } from './quiet-hours.ts';
import { reminderMail } from './reminder-mail.ts';
import type { ReminderWays } from './reminder-ways.ts';

/** Questions taken in one transaction, and notices sent at once. */
const questionsAtOnceMax = 50;
const noticesAtOnceMax = 20;
/** Rounds of one call; what is left waits for the next. */
const roundsMax = 20;

type ReminderWork = {
  db: Executor;
  log: Pick<Log, 'warn'>;
  reminders: ReminderWays;
};

/**
 * Reminds of what is due, outside the quiet hours: mails go into the outbox, and notices to the push services. Safe
 * for concurrent processes; each question is reminded of once.
 */
export async function remindDue({ db, log, reminders }: ReminderWork, now: Date): Promise<void> {
  const ttlSeconds = secondsUntilQuiet(now);
  if (ttlSeconds === null) return;
  for (let round = 0; round < roundsMax; round += 1) {
    const taken = await transaction(db, (tx) => queueReminders(tx, reminders, now));
    if (taken < questionsAtOnceMax) break;
  }
  const { push } = reminders;
  if (!push) return;
  for (let round = 0; round < roundsMax; round += 1) {
    const notices = await takeDueNotices(db, { now, max: noticesAtOnceMax });
    const userIds = notices.map(({ userId }) => userId);
    const asked = await askedAmong(db, userIds, now);
    const send = (notice: DueNotice) =>
      asked.has(notice.userId)
        ? sendNotice({ db, log, push }, notice, ttlSeconds)
        : endNotice(db, notice);
    await Promise.all(notices.map(send));
    if (notices.length < noticesAtOnceMax) return;
  }
}

/** Queues one mail for each person and one notice for each browser; returns how many questions were taken. */
async function queueReminders(
  tx: Executor,
  { sendsMail, push }: ReminderWays,
  now: Date,
): Promise<number> {
  const due = await takeDueCheckIns(tx, { now, max: questionsAtOnceMax });
  const languages = new Map(due.map(({ userId, language }) => [userId, language]));
  const asked = [...(await askedAmong(tx, [...languages.keys()], now))];
  const consenting = (purpose: typeof mailReminder | typeof pushReminder) =>
    consentingAmong(tx, { userIds: asked, purpose, version: reminderConsentVersion });
  if (sendsMail) {
    const reachable = await confirmedAmong(tx, [...(await consenting(mailReminder))]);
    const mails = [...reachable].map((userId) => ({
      userId,
      kind: reminderMail,
      language: languages.get(userId) ?? 'zh-CN',
    }));
    await queueMails(tx, mails, now);
  }
  if (push) await wantNotices(tx, [...(await consenting(pushReminder))], now);
  return due.length;
}

async function sendNotice(
  { db, log, push }: { db: Executor; log: Pick<Log, 'warn'>; push: PushService },
  notice: DueNotice,
  ttlSeconds: number,
): Promise<void> {
  const { outcome, status } = await push.send(notice.endpoint, ttlSeconds);
  if (outcome === 'gone') {
    await removePushSubscriptions(db, { userId: notice.userId, signInId: notice.signInId });
    return;
  }
  const isGivenUp = outcome === 'failed' && notice.attempts >= noticeAttemptsMax;
  if (outcome === 'failed') {
    log.warn({ status, attempts: notice.attempts, isGivenUp }, 'a notice could not be sent');
  }
  if (outcome === 'sent' || isGivenUp) await endNotice(db, notice);
}
