import { AppError } from '#platform/contract/app-error.ts';
import { charCount } from '#platform/contract/chars.ts';
import { both, type Bilingual } from '#platform/contract/define-texts.ts';
import { staffPasswordCharsMin } from '../rules.ts';
import { accountTexts } from '../texts.ts';
import { isGuessablePassword, type PasswordContext } from './guessable-password.ts';
import { loadCommonPasswords } from './common-passwords.ts';

/** Why this installation refuses the password for this person; null if it is allowed. */
export async function passwordRefusal(
  password: string,
  context: PasswordContext,
  charsMin: number,
): Promise<Bilingual | null> {
  if (charCount(password) < charsMin) {
    return both(accountTexts, (t) => t.passwordShorterThan(charsMin));
  }
  return isGuessablePassword(password, context, await loadCommonPasswords())
    ? both(accountTexts, (t) => t.passwordTooCommon)
    : null;
}

/** The minimum length for this account: staff need longer passwords. */
export const passwordCharsMinOf = (
  { isStaff }: { isStaff: boolean },
  settings: { passwordCharsMin: number },
): number =>
  isStaff ? Math.max(staffPasswordCharsMin, settings.passwordCharsMin) : settings.passwordCharsMin;

/** A validation error with messages per field. */
export function fieldRefusal(errors: Record<string, Bilingual>): AppError {
  const fields = Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]]));
  const [first] = Object.values(errors);
  return new AppError('validation_failed', { fields, ...(first ? { text: first } : {}) });
}
