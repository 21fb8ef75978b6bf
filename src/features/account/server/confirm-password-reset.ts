import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import { queueMail } from '#platform/server/mail-outbox-store.ts';
import type { accountEndpoints } from '../contract.ts';
import { auditAccountEvent, logAccountEvent } from './account-events.ts';
import { accountMails } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { hashPassword } from './password-hash.ts';
import { fieldRefusal, passwordCharsMinOf, passwordRefusal } from './password-refusal.ts';
import { findUserOfResetToken, consumeResetToken } from './password-reset-store.ts';
import { revokeSignIns } from './sign-in-store.ts';
import { clearAccountFailures } from './sign-in-throttle.ts';
import { readSecret } from './token-secret.ts';
import { setPassword } from './user-store.ts';

/** Sets the password without signing in. The link stays valid if the password is refused. */
export const confirmPasswordReset: Handler<
  typeof accountEndpoints.confirmPasswordReset,
  AccountServices
> = async (call, services) => {
  const { body, language, now } = call;
  const { db, keys, settings } = services;
  const secret = readSecret(body.token);
  const user = secret && (await findUserOfResetToken(db, secret, now));
  if (!user) throw new AppError('reset_link_invalid');
  const error = await passwordRefusal(body.password, user, passwordCharsMinOf(user, settings));
  if (error) throw fieldRefusal({ password: error });

  const { userId, username } = user;
  const passwordHash = await hashPassword(keys.pepper, body.password);
  await transaction(db, async (tx) => {
    if (!(await consumeResetToken(tx, secret, now))) throw new AppError('reset_link_invalid');
    await setPassword(tx, userId, passwordHash);
    await revokeSignIns(tx, { userId, keptId: null }, now);
    await clearAccountFailures(tx, userId);
    await auditAccountEvent(tx, 'password reset', { userId, now });
    await queueMail(tx, { userId, kind: accountMails.passwordChanged, language }, now);
  });
  logAccountEvent(services, 'password reset', { ...call, userId });
  return { username };
};
