// Exact dates become thirds of a month; dates of birth and exact ages become decades.
import { readNumber } from '#medicine/findings/chinese-number.ts';
import { findMatches, type TextMatch } from './mask-matches.ts';
import maskDateLists from '#medicine/compiled/lexicon/mask-date.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';
import { maskTexts as texts } from './mask-texts.ts';

const maskDateWords = lexicon(maskDateLists);
const birthBefore = maskDateWords['mask-date.birth-before'].regExp('');
const birthBehind = maskDateWords['mask-date.birth-behind'].regExp('');

const year = String.raw`(?:19|20)\d{2}`;
const chineseYear = '[一二][九零〇][零〇一二三四五六七八九]{2}';
const number = String.raw`(?:\d{1,2}|[一二三四五六七八九十正廿]{1,3})`;
const writtenDay = new RegExp(
  String.raw`(?<!\d)(?:${year}|${chineseYear})\s?年\s?${number}\s?月\s?(?:初|廿)?${number}\s?[日号]?`,
  'g',
);
const separatedDay = new RegExp(
  String.raw`(?<![\d.])${year}([-/.])(?:0?[1-9]|1[0-2])\1(?:[12]\d|3[01]|0?[1-9])(?![\d])[日号]?`,
  'g',
);
const compactDay =
  /(?<![\dA-Za-z])(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[12]\d|3[01]|0[1-9])(?![\dA-Za-z])/g;
const dayOfMonth = maskDateWords['mask-date.day'].source;
const monthDay = new RegExp(
  String.raw`(?<![\d年个])(?:${number})\s?月\s?(?:初|廿)?${number}\s?${dayOfMonth}`,
  'g',
);
const born = maskDateWords['mask-date.born'].source;
const birthMonth = new RegExp(
  String.raw`(?<!\d)((?:${year}|\d{2})\s?年\s?${number}\s?月)(?=${born})`,
  'g',
);
const age = maskDateWords['mask-date.age'].regExp('g');

/** Finds dates and ages that are exact enough to identify a person. */
export function findDates(text: string): TextMatch[] {
  const whole = (pattern: RegExp): TextMatch[] =>
    [...text.matchAll(pattern)].map((match) => ({
      kind: 'date',
      start: match.index,
      end: match.index + match[0].length,
      replacement: isBirth(text, match.index, match.index + match[0].length)
        ? decadeOf(match[0])
        : spanOf(match[0]),
    }));
  return [
    ...whole(writtenDay),
    ...whole(separatedDay),
    ...whole(compactDay),
    ...whole(monthDay),
    ...findMatches(text, birthMonth, 'date', decadeOf),
    ...findAges(text),
  ];
}

function findAges(text: string): TextMatch[] {
  return [...text.matchAll(age)].flatMap((match): TextMatch[] => {
    const years = readNumber(match[1] ?? '');
    if (years === null || years < 1 || years > 120) return [];
    const end = match.index + match[0].length;
    return [{ kind: 'age', start: match.index, end, replacement: ageRange(years) }];
  });
}

function ageRange(years: number): string {
  if (years < 10) return texts.underTen;
  return years >= 90 ? texts.overNinety : texts.years(Math.floor(years / 10) * 10);
}

function isBirth(text: string, start: number, end: number): boolean {
  return (
    birthBefore.test(text.slice(Math.max(0, start - 12), start)) ||
    birthBehind.test(text.slice(end, end + 5))
  );
}

function decadeOf(words: string): string {
  const [, digits] = /^(?:19|20)?(\d{2})/.exec(words) ?? [];
  const full = /^(?:19|20)\d{2}/.exec(words)?.[0];
  if (full !== undefined) return texts.decade(full.slice(0, 3));
  return digits === undefined || /月/.test(words.slice(0, 3))
    ? texts.someDay
    : texts.decade(digits.charAt(0));
}

/** Year and month with the third of the month, as far as the text has them. */
function spanOf(words: string): string {
  const plain = /^(\d{4})(\d{2})(\d{2})$/.exec(words);
  const parts = plain
    ? plain.slice(1)
    : words.split(/[-/.年月日号\s]+/).filter((part) => part !== '');
  const day = parts.at(-1) ?? '';
  const month = parts.at(-2) ?? '';
  const third = thirdOf(readNumber(day.replace(/^初/, '').replace(/^廿/, '二十')) ?? 15);
  const yearWords = parts.length > 2 ? `${parts[0]}年` : '';
  return `${yearWords}${month.replace(/^0/, '')}月${third}`;
}

function thirdOf(day: number): string {
  if (day <= 10) return texts.early;
  return day <= 20 ? texts.middle : texts.late;
}
