import { withdrawConsent } from '#features/agreement/server/consent-store.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import { mailReminder } from '../reminder-consent.ts';
import type { reminderEndpoints } from '../reminder-contract.ts';
import type { CheckInServices } from './check-in-services.ts';
import { remindersFor } from './reminders-view.ts';

export const endMailReminder: Handler<
  typeof reminderEndpoints.endMailReminder,
  CheckInServices
> = async ({ user, now }, services) => {
  const { userId } = user;
  await transaction(services.db, (tx) =>
    withdrawConsent(tx, { userId, purpose: mailReminder }, now),
  );
  return remindersFor(services, user);
};
