import { AppError } from '#platform/contract/app-error.ts';
import { charCount } from '#platform/contract/chars.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Handler } from '#platform/server/handler.ts';
import { sealSecret } from '#platform/server/sealed-secret.ts';
import { passwordTexts } from '../password-texts.ts';
import { staffPasswordCharsMin } from '../rules.ts';
import type { secondFactorEndpoints } from '../second-factor-contract.ts';
import { secondFactorTexts } from '../second-factor-texts.ts';
import type { AccountServices } from './account-services.ts';
import { describeAuthenticator, makeAuthenticatorSecret } from './authenticator.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { ownerOf } from './check-second-factor.ts';
import { fieldRefusal } from './password-refusal.ts';
import { saveUnconfirmedFactor } from './second-factor-store.ts';
import { findAccount } from './user-store.ts';

export const startSecondFactor: Handler<
  typeof secondFactorEndpoints.startSecondFactor,
  AccountServices
> = async (call, services) => {
  const { user, body, now } = call;
  const { db, keys, settings } = services;
  const { userId, username } = user;
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('sign_in_required');
  const entered = { password: body.password, passwordHash: account.passwordHash };
  if (!(await checkOwnPassword(call, services, entered))) {
    throw fieldRefusal({ password: both(passwordTexts, (t) => t.oldPasswordWrong) });
  }
  if (account.isStaff && charCount(body.password) < staffPasswordCharsMin) {
    const text = both(secondFactorTexts, (t) => t.longerPasswordFirst(staffPasswordCharsMin));
    throw fieldRefusal({ password: text });
  }
  const secret = makeAuthenticatorSecret();
  const sealed = sealSecret(keys.secondFactor, secret, ownerOf(userId));
  if (!(await saveUnconfirmedFactor(db, { userId, secret: sealed, now }))) {
    const text = both(secondFactorTexts, (t) => t.alreadyOn);
    throw new AppError('validation_failed', { text });
  }
  return describeAuthenticator(secret, { issuer: settings.brand, username });
};
