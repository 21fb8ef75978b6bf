/** Bounds of a search and of what it shows (Spec 9). */
export const searchPageSize = 12;
export const searchCharsMax = 100;
/** Results are counted up to here; nobody pages further. */
export const searchCountMax = 1_000;
export const previewsMax = 5;
export const previewCharsMax = 200;
/** Characters of a cut preview that stand before the words that were found. */
export const previewLeadChars = 40;

export const searchTypes = ['all', 'titles', 'messages'] as const;
export type SearchType = (typeof searchTypes)[number];
export const dateRanges = ['all', 'today', 'week', 'month', 'year'] as const;
export type DateRange = (typeof dateRanges)[number];
export const searchRoles = ['all', 'user', 'assistant'] as const;
export type SearchRole = (typeof searchRoles)[number];

const dayMs = 24 * 3_600_000;
/** The calendar of the product is Asia/Shanghai, which knows no summer time. */
const calendarShiftMs = 8 * 3_600_000;
const rangeDays = { week: 7, month: 30, year: 365 } as const;

/** From when on something was said: today is the calendar day, the others are spans back from now. */
export function rangeStart(range: DateRange, now: Date): Date | null {
  if (range === 'all') return null;
  const at = now.getTime();
  if (range !== 'today') return new Date(at - rangeDays[range] * dayMs);
  return new Date(Math.floor((at + calendarShiftMs) / dayMs) * dayMs - calendarShiftMs);
}
