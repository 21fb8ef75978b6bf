import { findDeletion, markForDeletion } from '#features/account/server/account-deletion-store.ts';
import { revokeSignIns } from '#features/account/server/sign-in-store.ts';
import { withdrawConsent } from '#features/agreement/server/consent-store.ts';
import { hideShares } from '#features/sharing/server/share-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { audit } from '#platform/server/audit-store.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import { queueMail } from '#platform/server/mail-outbox-store.ts';
import type { privacyEndpoints } from '../contract.ts';
import { deletionDueAt } from './cooling-off.ts';
import { deletionMails } from './deletion-mails.ts';
import { toDeletion } from './deletion-view.ts';
import { logPrivacyEvent } from './privacy-events.ts';
import type { PrivacyServices } from './privacy-services.ts';
import { requirePassword } from './require-password.ts';

/** Schedules the deletion, ends all sign-ins and withdraws everything published. */
export const requestDeletion: Handler<
  typeof privacyEndpoints.requestDeletion,
  PrivacyServices
> = async (call, services) => {
  const action = 'account.request-deletion';
  await requirePassword(call, services, { ...call.body, action });
  const { language, now } = call;
  const { userId } = call.user;
  const wish = { requestedAt: now, dueAt: deletionDueAt(now, services.settings.coolingOffDays) };
  const deletion = await transaction(services.db, async (tx) => {
    // Of two concurrent requests the first counts.
    if (!(await markForDeletion(tx, userId, wish))) return findDeletion(tx, userId);
    await hideShares(tx, userId);
    await withdrawConsent(tx, { userId, purpose: 'publication' }, now);
    await revokeSignIns(tx, { userId, keptId: null }, now);
    await audit(tx, { at: now, actor: userId, action });
    await queueMail(tx, { userId, kind: deletionMails.requested, language }, now);
    return wish;
  });
  if (!deletion) throw new AppError('sign_in_required');
  logPrivacyEvent(services, 'deletion requested', call);
  return toDeletion(deletion);
};
