import type { Handlers } from '#platform/server/handler.ts';
import type { checkInEndpoints } from '../contract.ts';
import type { reminderEndpoints } from '../reminder-contract.ts';
import { agreeToCheckIn } from './agree-to-check-in.ts';
import { answerCheckIn } from './answer-check-in.ts';
import type { CheckInServices } from './check-in-services.ts';
import { confirmMailAddress } from './confirm-mail-address.ts';
import { endMailReminder } from './end-mail-reminder.ts';
import { endPushReminder } from './end-push-reminder.ts';
import { getCheckInOffer } from './get-check-in-offer.ts';
import { getReminders } from './get-reminders.ts';
import { listCheckIns } from './list-check-ins.ts';
import { startMailReminder } from './start-mail-reminder.ts';
import { startPushReminder } from './start-push-reminder.ts';
import { withdrawCheckIn } from './withdraw-check-in.ts';

export const checkInHandlers: Handlers<
  typeof checkInEndpoints & typeof reminderEndpoints,
  CheckInServices
> = {
  listCheckIns,
  getCheckInOffer,
  agreeToCheckIn,
  withdrawCheckIn,
  answerCheckIn,
  getReminders,
  startMailReminder,
  confirmMailAddress,
  endMailReminder,
  startPushReminder,
  endPushReminder,
};
