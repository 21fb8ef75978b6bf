import { keyboardRows, productWords } from './common-passwords.ts';

export type PasswordContext = { username: string; email?: string | null | undefined };

/** A name with a year and a symbol around it still counts as the name. */
const decoration = /^[\d\W_]{0,5}$/u;
const nameCharsMin = 3;
/** The whole password is a sequence or a repeated pattern. */
const repeated = /^(.{1,3})\1+$/su;
const telephone = /^(?:(?:\+|00)?86[- ]?)?(?:1[3-9]\d{9}|0\d{2,3}[- ]?\d{7,8})$/;
const numberLengthsRefused = new Set([6, 11]);
const yearMin = 1900;
const yearMax = 2099;

/**
 * Whether a password is among the first guesses: a common password, the person's own names, our name, one
 * repeated character, a sequence, a date, a phone number, any number of 6 or 11 digits. `common` contains
 * lower-case words.
 */
export function isGuessablePassword(
  password: string,
  context: PasswordContext,
  common: ReadonlySet<string>,
): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  return (
    common.has(folded) ||
    repeated.test(folded) ||
    isRun(folded) ||
    isGuessableNumber(folded) ||
    namesOf(context).some((name) => isMadeOf(folded, name))
  );
}

function namesOf({ username, email }: PasswordContext): string[] {
  const ofMail = email ? [email, email.split('@')[0] ?? ''] : [];
  return [username, ...ofMail]
    .map((name) => name.normalize('NFKC').toLowerCase())
    .filter((name) => Array.from(name).length >= nameCharsMin)
    .flatMap((name) => [name, Array.from(name).toReversed().join('')])
    .concat(productWords);
}

function isMadeOf(password: string, name: string): boolean {
  return password.includes(name) && decoration.test(password.replaceAll(name, ''));
}

/** 123456, fedcba, qwerty, poiuyt: each character is next to the previous one. */
function isRun(password: string): boolean {
  const row = keyboardRows.some(
    (keys) => keys.includes(password) || Array.from(keys).toReversed().join('').includes(password),
  );
  if (row) return true;
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return [1, -1].some((step) =>
    codes.every((code, place) => place === 0 || code - (codes[place - 1] ?? 0) === step),
  );
}

function isGuessableNumber(password: string): boolean {
  if (telephone.test(password)) return true;
  const digits = password.replace(/[-./年月日 ]/g, '');
  if (!/^\d+$/.test(digits)) return false;
  return numberLengthsRefused.has(digits.length) || isDate(digits);
}

/** 19900131 and 31011990; six digits are always refused. */
function isDate(digits: string): boolean {
  if (digits.length !== 8) return false;
  const part = (from: number, to: number) => Number(digits.slice(from, to));
  return (
    isDay(part(0, 4), part(4, 6), part(6, 8)) ||
    isDay(part(4, 8), part(2, 4), part(0, 2)) ||
    isDay(part(4, 8), part(0, 2), part(2, 4))
  );
}

function isDay(year: number, month: number, day: number): boolean {
  return year >= yearMin && year <= yearMax && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
