import {
  findDeletion,
  unmarkForDeletion,
} from '#features/account/server/account-deletion-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { audit } from '#platform/server/audit-store.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import { queueMail } from '#platform/server/mail-outbox-store.ts';
import type { privacyEndpoints } from '../contract.ts';
import { privacyTexts } from '../texts.ts';
import { deletionMails } from './deletion-mails.ts';
import { logPrivacyEvent } from './privacy-events.ts';
import type { PrivacyServices } from './privacy-services.ts';

/** Restores everything except the shares, which their author has to submit again. */
export const cancelDeletion: Handler<
  typeof privacyEndpoints.cancelDeletion,
  PrivacyServices
> = async (call, services) => {
  const { language, now } = call;
  const { userId } = call.user;
  const cancelled = await transaction(services.db, async (tx) => {
    if (await unmarkForDeletion(tx, userId, now)) {
      await audit(tx, { at: now, actor: userId, action: 'account.cancel-deletion' });
      await queueMail(tx, { userId, kind: deletionMails.cancelled, language }, now);
      return true;
    }
    if (!(await findDeletion(tx, userId))) return false;
    throw new AppError('restore_too_late', { text: both(privacyTexts, (t) => t.tooLate) });
  });
  if (cancelled) logPrivacyEvent(services, 'deletion cancelled', call);
  return { cancelled };
};
