import { remindDue } from '#features/check-in/server/remind-due.ts';
import type { ReminderWays } from '#features/check-in/server/reminder-ways.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Log } from '#platform/server/log.ts';
import { createPushService } from '#platform/server/push-service.ts';
import { repeat, type PeriodicWork } from './periodic-work.ts';
import type { Settings } from './settings.ts';

const reminderIntervalMs = 20_000;

/** Mails that only become files reach nobody, so in production they are no way to remind. */
export function reminderWays(settings: Settings): ReminderWays {
  const { PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = settings;
  return {
    sendsMail: settings.SMTP_URL !== undefined || settings.NODE_ENV !== 'production',
    push: privateKey && contact ? createPushService({ privateKey, contact }) : null,
  };
}

export function startReminders(
  reminders: ReminderWays,
  { db, log, now }: { db: Executor; log: Log; now: () => Date },
): PeriodicWork {
  const work = () => remindDue({ db, log, reminders }, now());
  return repeat('remind of what is due', reminderIntervalMs, work, log);
}
