import { findMailAddress } from '#features/account/server/email-confirmation-store.ts';
import { listNotifiedSignIns } from '#features/account/server/push-subscription-store.ts';
import { hasConsent } from '#features/agreement/server/consent-store.ts';
import type { Reminders } from '../reminder-contract.ts';
import { mailReminder } from '../reminder-consent.ts';
import { reminderConsentVersion } from '../reminder-rules.ts';
import type { CheckInServices } from './check-in-services.ts';

/** The ways of one account, seen from one of its sign-ins. */
export async function remindersFor(
  { db, reminders }: CheckInServices,
  { userId, signInId }: { userId: number; signInId: number },
): Promise<Reminders> {
  const { sendsMail, push } = reminders;
  const consent = { userId, purpose: mailReminder, version: reminderConsentVersion } as const;
  const [{ address, isConfirmed }, isOn, notified] = await Promise.all([
    findMailAddress(db, userId),
    hasConsent(db, consent),
    listNotifiedSignIns(db, userId),
  ]);
  return {
    mail: sendsMail ? { address: address ?? '', isConfirmed, isOn } : null,
    push: push && { key: push.publicKey, isOnHere: notified.has(signInId) },
  };
}
