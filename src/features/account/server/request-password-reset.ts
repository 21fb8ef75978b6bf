import { both } from '#platform/contract/define-texts.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import { queueMail } from '#platform/server/mail-outbox-store.ts';
import type { accountEndpoints } from '../contract.ts';
import { passwordTexts } from '../password-texts.ts';
import { recordAccountEvent } from './account-events.ts';
import { accountMails } from './account-mails.ts';
import type { AccountServices } from './account-services.ts';
import { hashSecret } from './token-secret.ts';
import { findUserByEmail } from './user-store.ts';
import { emailKey } from './account-keys.ts';

/** Reset emails per account and hour. */
export const resetMailsMax = 4;

const hourMs = 3_600_000;

/**
 * The response and the work are the same with or without an account: an email is queued in either case, and
 * one without a recipient is dropped when it is composed.
 */
export const requestPasswordReset: Handler<
  typeof accountEndpoints.requestPasswordReset,
  AccountServices
> = async (call, services) => {
  const { body, language, now } = call;
  // Counted by the address entered, known or not; only its hash is stored.
  const typed = hashSecret(emailKey(body.email)).toString('base64url');
  const limit = { max: resetMailsMax, windowMs: hourMs };
  const tooMany = await services.consumeRateLimit(`password-reset:mail:${typed}`, limit);
  if (tooMany) {
    const text = both(passwordTexts, (t) => t.tooManyResets);
    throw new AppError('too_many_requests', { text, ...tooMany });
  }
  const userId = (await findUserByEmail(services.db, body.email)) ?? null;
  await queueMail(services.db, { userId, kind: accountMails.passwordReset, language }, now);
  await recordAccountEvent(services, 'password reset requested', { ...call, userId });
  return { message: passwordTexts[language].resetSent };
};
