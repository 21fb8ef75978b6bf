import { AppError } from '#platform/contract/app-error.ts';
import { both, type Bilingual } from '#platform/contract/define-texts.ts';
import { charCount } from '#platform/contract/chars.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { accountEndpoints } from '../contract.ts';
import { takenEmailsToldMax } from '../rules.ts';
import { accountTexts } from '../texts.ts';
import type { AccountServices } from './account-services.ts';
import { isGuessablePassword } from './guessable-password.ts';
import { hashPassword } from './password-hash.ts';
import { loadCommonPasswords } from './password-words.ts';
import { insertUser } from './user-store.ts';

const dayMs = 24 * 3_600_000;

const texts = {
  username: both(accountTexts, (t) => t.usernameTaken),
  email: both(accountTexts, (t) => t.emailTaken),
};

export const registerAccount: Handler<
  typeof accountEndpoints.registerAccount,
  AccountServices
> = async ({ body, address, now }, services) => {
  const fault = await unsafePassword(body, services.settings.passwordCharsMin);
  if (fault) throw refusal({ password: fault });

  const user = {
    username: body.username,
    email: body.email,
    passwordHash: await hashPassword(services.keys.pepper, body.password),
    firstName: body.first_name,
    lastName: body.last_name,
  };
  const added = await insertUser(services.db, user, now);
  if ('id' in added) return { id: added.id, username: user.username };

  if (added.taken.includes('email')) await countTakenEmail(services, address);
  throw refusal(Object.fromEntries(added.taken.map((name) => [name, texts[name]])));
};

async function unsafePassword(
  entered: { username: string; email: string; password: string },
  charsMin: number,
): Promise<Bilingual | null> {
  if (charCount(entered.password) < charsMin) {
    return both(accountTexts, (t) => t.passwordShorterThan(charsMin));
  }
  return isGuessablePassword(entered.password, entered, await loadCommonPasswords())
    ? both(accountTexts, (t) => t.passwordTooCommon)
    : null;
}

function refusal(faults: Record<string, Bilingual>): AppError {
  const fields = Object.fromEntries(Object.entries(faults).map(([name, text]) => [name, [text]]));
  const [first] = Object.values(faults);
  return new AppError('validation_failed', { fields, ...(first ? { text: first } : {}) });
}

/** Who tries many addresses is looking for members, not registering (decision 011). */
async function countTakenEmail(services: AccountServices, address: string): Promise<void> {
  const limit = { max: takenEmailsToldMax, windowMs: dayMs };
  const tooMany = await services.takeRate(`taken-email:address:${address}`, limit);
  if (tooMany) throw new AppError('too_many_requests', tooMany);
}
