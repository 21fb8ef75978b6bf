import {
  confirmByCode,
  hashMailCode,
  takeMailCodeTry,
} from '#features/account/server/email-confirmation-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { audit } from '#platform/server/audit-store.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reminderEndpoints } from '../reminder-contract.ts';
import { checkInTexts } from '../texts.ts';
import type { CheckInServices } from './check-in-services.ts';
import { remindersFor } from './reminders-view.ts';

/** A try counts before it is compared, so that many at once are no more than one after the other. */
export const confirmMailAddress: Handler<
  typeof reminderEndpoints.confirmMailAddress,
  CheckInServices
> = async ({ user, body, now }, services) => {
  const { db, keys } = services;
  const { userId } = user;
  const code = body.code.normalize('NFKC').replaceAll(/\s/g, '');
  const tried = await takeMailCodeTry(db, userId, now);
  const hash = tried && hashMailCode(keys.mailCode, { userId, ...tried, code });
  const isRight = hash !== undefined && (await confirmByCode(db, { userId, hash, now }));
  const entry = { at: now, actor: userId, action: 'email.confirm' };
  await audit(db, { ...entry, result: isRight ? 'ok' : 'refused' });
  if (!isRight) {
    throw new AppError('wrong_code', { text: both(checkInTexts, (t) => t.wrongMailCode) });
  }
  return remindersFor(services, user);
};
