import valueJson from '../compiled/lexicon/told-value.json' with { type: 'json' };
import { readNumber } from '../findings/chinese-number.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { chinaDate, chinaDay } from '#platform/contract/china-time.ts';

const words = lexicon(valueJson);
const today = words['told-value.today'].regExp();
const yesterday = words['told-value.yesterday'].regExp();
const dayBefore = words['told-value.day-before'].regExp();
const date = words['told-value.date'].regExp();

const dayMs = 86_400_000;

/** The day, `2026-03-02`, that lies so many days before an instant, in China. */
export const daysBefore = (at: Date, days: number): string =>
  chinaDay(new Date(at.getTime() - days * dayMs));

/**
 * The day that a text names, as written at `at`: 今早, 昨晚, 前天, 11月3号; undefined where it names none.
 * A date without a year is the last one that was.
 */
export function dayNamed(text: string, at: Date): string | undefined {
  if (dayBefore.test(text)) return daysBefore(at, 2);
  if (yesterday.test(text)) return daysBefore(at, 1);
  if (today.test(text)) return daysBefore(at, 0);
  const { month, day } = date.exec(text)?.groups ?? {};
  return month === undefined || day === undefined
    ? undefined
    : lastDate(readNumber(month), readNumber(day), at);
}

function lastDate(month: number | null, day: number | null, at: Date): string | undefined {
  if (month === null || day === null || month > 12 || day > 31) return undefined;
  const { year } = chinaDate(at);
  const inYear = (of: number): string =>
    `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return inYear(year) <= chinaDay(at) ? inYear(year) : inYear(year - 1);
}
