import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import { queueMail } from '#platform/server/mail-outbox-store.ts';
import { passwordTexts } from '../password-texts.ts';
import type { secondFactorEndpoints } from '../second-factor-contract.ts';
import { auditAccountEvent, logAccountEvent } from './account-events.ts';
import { accountMails } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { requireCode } from './check-second-factor.ts';
import { fieldRefusal } from './password-refusal.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { hasSecondFactor, removeSecondFactor } from './second-factor-store.ts';
import { findAccount } from './user-store.ts';

export const endSecondFactor: Handler<
  typeof secondFactorEndpoints.endSecondFactor,
  AccountServices
> = async (call, services) => {
  const { user, body, language, now } = call;
  const { db } = services;
  const { userId } = user;
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('sign_in_required');
  const entered = { password: body.password, passwordHash: account.passwordHash };
  if (!(await checkOwnPassword(call, services, entered))) {
    throw fieldRefusal({ password: both(passwordTexts, (t) => t.oldPasswordWrong) });
  }
  if (!(await hasSecondFactor(db, userId))) return readSecondFactor(db, user);
  await requireCode(services, { userId, code: body.code, now });
  await transaction(db, async (tx) => {
    if (!(await removeSecondFactor(tx, userId))) return;
    await queueMail(tx, { userId, kind: accountMails.secondFactorOff, language }, now);
    await auditAccountEvent(tx, 'second factor turned off', { userId, now });
  });
  logAccountEvent(services, 'second factor turned off', { ...call, userId });
  return readSecondFactor(db, user);
};
