import { readNumber } from '../findings/chinese-number.ts';
import durationLists from '../compiled/lexicon/duration.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const durationWords = lexicon(durationLists);
const lifelong = durationWords['duration.lifelong'].regExp();
const every = durationWords['duration.every'].regExp();
const three = durationWords['duration.three'].regExp('gu');
const recent = durationWords['duration.recent'].regExp();
/** 一个半月 */
const andHalf = durationWords['duration.and-half'].regExp();

const units: readonly (readonly [RegExp, number])[] = [
  [/年/u, 365],
  [/月/u, 30],
  [durationWords['duration.week'].regExp(), 7],
  [durationWords['duration.day'].regExp(), 1],
  [durationWords['duration.hour'].regExp(), 0.1],
];
/** Times told by when it began (days, at least about so many). */
const longAgo: readonly (readonly [RegExp, number])[] = [
  [durationWords['duration.last-year'].regExp(), 180],
  [durationWords['duration.year-before-last'].regExp(), 500],
  [durationWords['duration.last-month'].regExp(), 28],
  [durationWords['duration.last'].regExp(), 7],
];
const vague = durationWords['duration.vague'].regExp();
/** What “几” and “好几” stand for at least. */
const several = 3;

/** How long a stretch told in words is (days); undefined when nobody can tell. */
export function durationDays(text: string): number | undefined {
  if (lifelong.test(text)) return 3650;
  if (every.test(text)) return undefined;
  const ago = longAgo.find(([pattern]) => pattern.test(text))?.[1];
  if (ago !== undefined) return ago;
  if (recent.test(text)) return 1;
  const unit = units.find(([pattern]) => pattern.test(text))?.[1];
  if (unit === undefined) return undefined;
  const digits = /[\d.]+|[零一二两俩三四五六七八九十百半]+/u.exec(
    text.replaceAll(three, '三'),
  )?.[0];
  if (digits === undefined && !vague.test(text)) return undefined;
  const count = digits === undefined ? several : readNumber(digits);
  return count === null ? undefined : (count + (andHalf.test(text) ? 0.5 : 0)) * unit;
}
