// Exact dates become thirds of a month; dates of birth and exact ages become decades.
import { readNumber } from '#medicine/findings/chinese-number.ts';
import { findMatches, type TextMatch } from './mask-matches.ts';

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
const monthDay = new RegExp(
  String.raw`(?<![\d年个])(?:${number})\s?月\s?(?:初|廿)?${number}\s?[日号](?!线)`,
  'g',
);
const birthMonth = new RegExp(
  String.raw`(?<!\d)((?:${year}|\d{2})\s?年\s?${number}\s?月)(?=[出]?生)`,
  'g',
);
const age =
  /(?<![\d.第约近满过到超于])(\d{1,3}|[一二三四五六七八九十百两]{1,4})\s?(?:周岁|岁)(?!半?(?:左右|上下|出头|以上|以下|以后|之后|以前|之前|前|后|时|的?时候|多))/g;

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
  if (years < 10) return '10岁以下';
  return years >= 90 ? '90岁以上' : `${Math.floor(years / 10) * 10}多岁`;
}

function isBirth(text: string, start: number, end: number): boolean {
  return (
    /(?:生日|出生(?:日期|年月)?|生于|诞生)[是为在于:：\s]*(?:农历|阴历|阳历)?$/.test(
      text.slice(Math.max(0, start - 12), start),
    ) || /^\s?(?:出生|生的|生(?=[，。,\s]|$)|的?生日)/.test(text.slice(end, end + 5))
  );
}

function decadeOf(words: string): string {
  const [, digits] = /^(?:19|20)?(\d{2})/.exec(words) ?? [];
  const full = /^(?:19|20)\d{2}/.exec(words)?.[0];
  if (full !== undefined) return `${full.slice(0, 3)}0年代`;
  return digits === undefined || /月/.test(words.slice(0, 3)) ? '某月某日' : `${digits[0]}0年代`;
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
  if (day <= 10) return '上旬';
  return day <= 20 ? '中旬' : '下旬';
}
