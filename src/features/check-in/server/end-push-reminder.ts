import {
  listNotifiedSignIns,
  removePushSubscriptions,
} from '#features/account/server/push-subscription-store.ts';
import { withdrawConsent } from '#features/agreement/server/consent-store.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import { pushReminder } from '../reminder-consent.ts';
import type { reminderEndpoints } from '../reminder-contract.ts';
import type { CheckInServices } from './check-in-services.ts';
import { remindersFor } from './reminders-view.ts';

/** The consent stays for the other browsers of the account, and ends with the last of them. */
export const endPushReminder: Handler<
  typeof reminderEndpoints.endPushReminder,
  CheckInServices
> = async ({ user, body: { everywhere }, now }, services) => {
  const { userId, signInId } = user;
  await transaction(services.db, async (tx) => {
    await removePushSubscriptions(tx, everywhere ? { userId } : { userId, signInId });
    if ((await listNotifiedSignIns(tx, userId)).size > 0) return;
    await withdrawConsent(tx, { userId, purpose: pushReminder }, now);
  });
  return remindersFor(services, user);
};
