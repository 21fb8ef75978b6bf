import type { PushService } from '#platform/server/push-service.ts';

/** How reminders can leave this machine, as the operator has set it up. */
export type ReminderWays = {
  sendsMail: boolean;
  /** Null without keys. */
  push: PushService | null;
};
