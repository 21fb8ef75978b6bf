/** Numbers in circles or brackets, and on keycaps: before a name they count the entries of a list. */
const entryMark = /(?:[\p{No}🔟]|(?:\d\ufe0f?\u20e3)+)[\s*_.、]*$/u;
/** A raised number without a unit points to a note. */
export const raisedNumeral = /[⁰¹²³⁴-⁹]/u;
/** Any numeral of one character that is no plain digit, with the tallies of old prescriptions. */
export const numeral = /(?![0-9])(?:\p{Nd}|[\p{No}〡-〩〸-〺🔟])/u;

/** Rows that Unicode gives a value but no plain form: first, last, value of the first, step. */
const rows: readonly (readonly [string, string, number, number])[] = [
  ['❶', '❿', 1, 1],
  ['➀', '➉', 1, 1],
  ['➊', '➓', 1, 1],
  ['⓵', '⓾', 1, 1],
  ['⓫', '⓴', 11, 1],
  ['㉈', '㉏', 10, 10],
  ['〡', '〩', 1, 1],
  ['〸', '〺', 10, 10],
  ['⓿', '⓿', 0, 1],
  ['🄋', '🄋', 0, 1],
  ['🄌', '🄌', 0, 1],
  ['🔟', '🔟', 10, 1],
];

/** A numeral of one character in plain digits or plain Chinese: ❿ 10, 🄁 0, ㈩ 十; a fraction as it is. */
export function plainNumeral(character: string): string {
  const row = rows.find(([first, last]) => character >= first && character <= last);
  if (row) return String(row[2] + (codeOf(character) - codeOf(row[0])) * row[3]);
  const plain = character.normalize('NFKC').replaceAll(/[(),.]/gu, '');
  if (/^(?:\d+|[一二三四五六七八九十])$/u.test(plain)) return plain;
  return digit.test(character) ? String(placeInRow(character)) : character;
}

/**
 * What stands between two names of a list, without the mark that counts the second: 10克 of
 * ①附子10克②干姜, but ⑮ of 附子⑮干姜 as it is.
 * @param before what stands before the first name
 */
export function withoutNextMark(between: string, before: string): string {
  return entryMark.test(before) ? between.replace(entryMark, '') : between;
}

const digit = /\p{Nd}/u;

/** The digits of every script stand in rows of ten, from nought on. */
function placeInRow(character: string): number {
  let before = 0;
  while (digit.test(String.fromCodePoint(codeOf(character) - before - 1))) before += 1;
  return before;
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
