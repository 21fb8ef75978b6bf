import { both, type Bilingual } from '#platform/contract/define-texts.ts';
import { fieldTexts } from '#platform/contract/field-texts.ts';
import { charCount, isStorable } from '#platform/contract/chars.ts';
import { isImpersonating } from './impersonating-name.ts';
import { signInTexts } from './sign-in-texts.ts';
import { accountTexts } from './texts.ts';

const usernameCharsMin = 3;
const usernameCharsMax = 30;
const passwordCharsMin = 6;
export const passwordCharsMax = 128;
/** Staff see what others wrote, so a short password does not do. */
export const staffPasswordCharsMin = 12;
/** Six digits, or a recovery code with its hyphens; spaces may be typed. */
export const secondFactorCodeCharsMax = 30;
const emailCharsMax = 254;
const nameCharsMax = 50;

const usernameShape = /^[\p{L}\p{N}._-]+$/u;

const pick = (choose: (texts: (typeof accountTexts)['zh-CN']) => string): Bilingual =>
  both(accountTexts, choose);
const unstorable = both(fieldTexts, (t) => t.field_characters);

/** Why a username is invalid, or null. */
export function usernameError(username: string): Bilingual | null {
  if (username.trim() === '') return both(signInTexts, (t) => t.usernameRequired);
  const chars = charCount(username);
  if (chars < usernameCharsMin) return pick((t) => t.usernameTooShort);
  if (chars > usernameCharsMax) return pick((t) => t.usernameTooLong);
  if (!isStorable(username) || !usernameShape.test(username))
    return pick((t) => t.usernameCharacters);
  return isImpersonating(username) ? pick((t) => t.usernameReserved) : null;
}

/** One local part, one @, a domain with a dot: enough for a form; the email itself is the proof. */
const emailShape = /^[^\s@"<>(),;:\\[\]]{1,64}@[^\s@"<>(),;:\\[\]]+\.[^\s@".<>(),;:\\[\]]{2,}$/u;

export function emailError(email: string): Bilingual | null {
  if (email.trim() === '') return pick((t) => t.emailRequired);
  const isFine = charCount(email) <= emailCharsMax && isStorable(email) && emailShape.test(email);
  return isFine ? null : pick((t) => t.emailInvalid);
}

/** Length rules only; the list of common passwords is on the server. */
export function passwordError(password: string): Bilingual | null {
  if (password === '') return both(signInTexts, (t) => t.passwordRequired);
  const chars = charCount(password);
  if (chars < passwordCharsMin) return pick((t) => t.passwordTooShort);
  if (chars > passwordCharsMax) return pick((t) => t.passwordTooLong);
  return isStorable(password) ? null : unstorable;
}

export function confirmPasswordError(password: string, again: string): Bilingual | null {
  return password === again ? null : pick((t) => t.passwordMismatch);
}

export function nameError(name: string): Bilingual | null {
  if (charCount(name) > nameCharsMax) return pick((t) => t.nameTooLong);
  if (!isStorable(name)) return unstorable;
  return isImpersonating(name) ? pick((t) => t.nameReserved) : null;
}

/** Digits of the code that confirms a mail address. */
export const mailCodeChars = 6;
