import { savePushSubscription } from '#features/account/server/push-subscription-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import { pushReminder } from '../reminder-consent.ts';
import type { reminderEndpoints } from '../reminder-contract.ts';
import { checkInTexts } from '../texts.ts';
import type { CheckInServices } from './check-in-services.ts';
import { giveReminderConsent } from './reminder-consents.ts';
import { remindersFor } from './reminders-view.ts';

export const startPushReminder: Handler<
  typeof reminderEndpoints.startPushReminder,
  CheckInServices
> = async ({ user, body: { version, endpoint }, language, now }, services) => {
  const { userId, signInId } = user;
  if (!services.reminders.push) {
    throw new AppError('not_found', { text: both(checkInTexts, (t) => t.noPushReminder) });
  }
  await transaction(services.db, async (tx) => {
    await giveReminderConsent(tx, { userId, purpose: pushReminder, version, language, now });
    await savePushSubscription(tx, { userId, signInId, endpoint, now });
  });
  return remindersFor(services, user);
};
