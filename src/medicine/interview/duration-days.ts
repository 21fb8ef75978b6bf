import { readNumber } from '../findings/chinese-number.ts';

const units: readonly (readonly [RegExp, number])[] = [
  [/年/u, 365],
  [/月/u, 30],
  [/周|星期|礼拜/u, 7],
  [/天|日|晚/u, 1],
  [/小时|分钟/u, 0.1],
];
/** Times told by when it began (days, at least about so many). */
const longAgo: readonly (readonly [string, number])[] = [
  ['去年', 180],
  ['前年', 500],
  ['上个月', 28],
  ['上月', 28],
  ['上', 7],
];
/** What “几” and “好几” stand for at least. */
const several = 3;

/** How long a stretch told in words is (days); undefined when nobody can tell. */
export function durationDays(text: string): number | undefined {
  if (/从小/u.test(text)) return 3650;
  const ago = longAgo.find(([word]) => text.includes(word))?.[1];
  if (ago !== undefined) return ago;
  if (/^(?:今|昨|前)/u.test(text)) return 1;
  const unit = units.find(([pattern]) => pattern.test(text))?.[1];
  if (unit === undefined) return undefined;
  const digits = /[\d.]+|[零一二两三四五六七八九十百半]+/u.exec(text)?.[0];
  const count = digits === undefined ? several : readNumber(digits);
  return count === null ? undefined : count * unit;
}
