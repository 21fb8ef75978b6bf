import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import { queueMail } from '#platform/server/mail-outbox-store.ts';
import type { secondFactorEndpoints } from '../second-factor-contract.ts';
import { auditAccountEvent, logAccountEvent } from './account-events.ts';
import { accountMails } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './authenticator.ts';
import { stepOfCode } from './check-second-factor.ts';
import { confirmFactor, findSecondFactor, saveRecoveryCodes } from './second-factor-store.ts';
import { revokeSignIns } from './sign-in-store.ts';
import { lockUser } from './user-store.ts';

/** Ends all other sign-ins, so that every one that is left has shown the factor. */
export const confirmSecondFactor: Handler<
  typeof secondFactorEndpoints.confirmSecondFactor,
  AccountServices
> = async (call, services) => {
  const { user, body, language, now } = call;
  const { db, keys } = services;
  const { userId } = user;
  const factor = await findSecondFactor(db, userId);
  // Not delayed: who guesses has just been shown the secret.
  const isOpen = factor && !factor.isConfirmed;
  const step = isOpen ? stepOfCode(services, factor, { userId, code: body.code, now }) : null;
  if (!factor || step === null) throw new AppError('wrong_code');

  const confirmed = { userId, secret: factor.secret, step, now };
  const recoveryCodes = makeRecoveryCodes();
  const hashes = recoveryCodes.map((code) => hashRecoveryCode(keys.secondFactor, code));
  const revoked = await transaction(db, async (tx) => {
    await lockUser(tx, userId);
    if (!(await confirmFactor(tx, confirmed))) throw new AppError('wrong_code');
    await saveRecoveryCodes(tx, userId, hashes);
    await queueMail(tx, { userId, kind: accountMails.secondFactorOn, language }, now);
    await auditAccountEvent(tx, 'second factor turned on', { userId, now });
    return revokeSignIns(tx, { userId, keptId: user.signInId }, now);
  });
  logAccountEvent(services, 'second factor turned on', { ...call, userId });
  return { recoveryCodes, revoked };
};
