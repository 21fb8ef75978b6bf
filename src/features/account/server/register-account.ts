import { both } from '#platform/contract/define-texts.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import { birthMonthError } from '../age-rules.ts';
import { accountTexts } from '../texts.ts';
import type { AccountServices } from './account-services.ts';
import { addAccount } from './add-account.ts';
import { hashPassword } from './password-hash.ts';
import { fieldRefusal, passwordRefusal } from './password-refusal.ts';
import { countTakenEmail } from './taken-email.ts';

const texts = {
  username: both(accountTexts, (t) => t.usernameTaken),
  email: both(accountTexts, (t) => t.emailTaken),
};

export const registerAccount: Handler<
  typeof accountEndpoints.registerAccount,
  AccountServices
> = async ({ body, address, now }, services) => {
  const young = body.birth_month === undefined ? null : birthMonthError(body.birth_month, now);
  if (young) throw fieldRefusal({ birth_month: young });
  const error = await passwordRefusal(body.password, body, services.settings.passwordCharsMin);
  if (error) throw fieldRefusal({ password: error });

  const user = {
    username: body.username,
    email: body.email ?? null,
    passwordHash: await hashPassword(services.keys.pepper, body.password),
    firstName: body.first_name,
    lastName: body.last_name,
    birthMonth: body.birth_month ?? null,
  };
  const added = await addAccount(services, user, now);
  if ('id' in added) return { id: added.id, username: user.username };

  if (added.taken.includes('email')) await countTakenEmail(services, address);
  throw fieldRefusal(Object.fromEntries(added.taken.map((name) => [name, texts[name]])));
};
