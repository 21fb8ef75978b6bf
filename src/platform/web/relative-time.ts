import type { Language } from '#platform/contract/define-texts.ts';

import { kitTexts } from './texts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** From this age on, the date is more useful than a number of days. */
const relativeUpToMs = 7 * dayMs;

/**
 * A time relative to now: 刚刚, 5分钟前, 昨天, and from a week on the date. Both times in ms since 1970;
 * days are counted as spans of 24 hours, so no time zone matters.
 */
export function relativeTime(atMs: number, nowMs: number, language: Language): string {
  const age = nowMs - atMs;
  if (age < minuteMs) return kitTexts[language].justNow;
  if (age >= relativeUpToMs) return dateText(atMs, language);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (age < hourMs) return format.format(-Math.floor(age / minuteMs), 'minute');
  if (age < dayMs) return format.format(-Math.floor(age / hourMs), 'hour');
  return format.format(-Math.floor(age / dayMs), 'day');
}

/** The date in the reader's own time zone, such as 2026年11月21日. */
export function dateText(atMs: number, language: Language): string {
  if (language === 'zh-CN') return chineseDate(new Date(atMs));
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(atMs);
}

/** Date and time in the reader's own time zone, such as 2026年11月21日 20:05. */
export function dateTimeText(atMs: number, language: Language): string {
  const { date, time } = dateAndTime(atMs, language);
  return `${date}${time}`;
}

/** The parts of a date with its time; that of the time begins with what separates the two. */
export function dateAndTime(atMs: number, language: Language): { date: string; time: string } {
  const at = new Date(atMs);
  if (language === 'zh-CN') {
    const time = ` ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
    return { date: chineseDate(at), time };
  }
  const format = (style: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, style).format(atMs);
  return { date: format({ dateStyle: 'medium' }), time: `, ${format({ timeStyle: 'short' })}` };
}

/**
 * The browser's own format, written by hand because its formatter takes 40 ms to create on a slow
 * device.
 */
const chineseDate = (at: Date): string =>
  `${at.getFullYear()}年${at.getMonth() + 1}月${at.getDate()}日`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');
