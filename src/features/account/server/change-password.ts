import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import { queueMail } from '#platform/server/mail-outbox-store.ts';
import type { accountEndpoints } from '../contract.ts';
import { passwordTexts } from '../password-texts.ts';
import { auditAccountEvent, logAccountEvent, recordAccountEvent } from './account-events.ts';
import { accountMails } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { hashPassword } from './password-hash.ts';
import { fieldRefusal, passwordCharsMinOf, passwordRefusal } from './password-refusal.ts';
import { removeResetToken } from './password-reset-store.ts';
import { revokeSignIns } from './sign-in-store.ts';
import { findAccount, setPassword } from './user-store.ts';

/** Requires the old password and ends all other sign-ins. */
export const changePassword: Handler<
  typeof accountEndpoints.changePassword,
  AccountServices
> = async (call, services) => {
  const { body, language, now, user } = call;
  const { db, keys, settings } = services;
  const { userId } = user;
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('sign_in_required');
  const entered = { password: body.old_password, passwordHash: account.passwordHash };
  if (!(await checkOwnPassword(call, services, entered))) {
    await recordAccountEvent(services, 'password change refused', { ...call, userId });
    throw fieldRefusal({ old_password: both(passwordTexts, (t) => t.oldPasswordWrong) });
  }
  const error = await passwordRefusal(
    body.new_password,
    account,
    passwordCharsMinOf(account, settings),
  );
  if (error) throw fieldRefusal({ new_password: error });

  const passwordHash = await hashPassword(keys.pepper, body.new_password);
  const revoked = await transaction(db, async (tx) => {
    await setPassword(tx, userId, passwordHash);
    await removeResetToken(tx, userId);
    await queueMail(tx, { userId, kind: accountMails.passwordChanged, language }, now);
    await auditAccountEvent(tx, 'password changed', { userId, now });
    return revokeSignIns(tx, { userId, keptId: user.signInId }, now);
  });
  logAccountEvent(services, 'password changed', { ...call, userId });
  return { revoked };
};
