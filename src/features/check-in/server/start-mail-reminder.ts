import {
  findMailAddress,
  queueMailCode,
} from '#features/account/server/email-confirmation-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import { mailReminder } from '../reminder-consent.ts';
import type { reminderEndpoints } from '../reminder-contract.ts';
import { checkInTexts } from '../texts.ts';
import type { CheckInServices } from './check-in-services.ts';
import { giveReminderConsent } from './reminder-consents.ts';
import { remindersFor } from './reminders-view.ts';

/** Repeated, it sends another code. Without a confirmed address the consent alone sends no reminder. */
export const startMailReminder: Handler<
  typeof reminderEndpoints.startMailReminder,
  CheckInServices
> = async ({ user, body: { version }, language, now }, services) => {
  const { userId } = user;
  if (!services.reminders.sendsMail) {
    throw new AppError('not_found', { text: both(checkInTexts, (t) => t.noMailReminder) });
  }
  const { address, isConfirmed } = await findMailAddress(services.db, userId);
  if (address === null) {
    throw new AppError('validation_failed', { text: both(checkInTexts, (t) => t.noMailAddress) });
  }
  await transaction(services.db, async (tx) => {
    await giveReminderConsent(tx, { userId, purpose: mailReminder, version, language, now });
    if (!isConfirmed) await queueMailCode(tx, { userId, language }, now);
  });
  return remindersFor(services, user);
};
