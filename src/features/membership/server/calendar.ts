// Days as `YYYY-MM-DD` and months by their first day, all in Asia/Shanghai (MEM-4).
import { chinaDay, chinaDayStart } from '#platform/contract/china-time.ts';

/** First day of the month that holds `now` in Asia/Shanghai (MEM-4), as `YYYY-MM-01`. */
export const monthStartOf = (now: Date): string => `${chinaDay(now).slice(0, 7)}-01`;

const dayMs = 24 * 3_600_000;

/** The last day of a span that ends, exclusively, at a moment. */
export const lastDayBefore = (end: Date): string => chinaDay(new Date(end.getTime() - 1));

export const dayAfter = (day: string): string =>
  chinaDay(new Date(chinaDayStart(day).getTime() + dayMs));

const dateParts = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};

const monthLength = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * The same day `months` later. In a month without that day the span ends on the month's last day, and a
 * span from the last day of a month ends on the last day of a month, so renewing never costs a day.
 */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = dateParts(day);
  const later = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = monthLength(later.getUTCFullYear(), later.getUTCMonth() + 1);
  const isLastDay = date === monthLength(year, month);
  later.setUTCDate(isLastDay ? length : Math.min(date, length));
  return later.toISOString().slice(0, 10);
}

/** First day of the month after the one that begins on `monthStart`. */
export const nextMonth = (monthStart: string): string =>
  addMonths(`${monthStart.slice(0, 7)}-01`, 1);
