import { chinaDay, chinaDayStart } from '#platform/contract/china-time.ts';

/** What of one's own is searched, or what others shared. */
const ownSearchTypes = ['all', 'sessions', 'messages'] as const;
export const searchTypes = [...ownSearchTypes, 'shared'] as const;
export type SearchType = (typeof searchTypes)[number];
export const dateRanges = ['all', 'today', 'week', 'month', 'quarter', 'year'] as const;
export type NamedRange = (typeof dateRanges)[number];
/** A named span, or two days as `2026-01-01..2026-01-31`, of which one may be left out. */
export type DateRange = NamedRange | `${string}..${string}`;
export const searchRoles = ['all', 'user', 'assistant'] as const;
export type SearchRole = (typeof searchRoles)[number];

export type OwnSearchType = (typeof ownSearchTypes)[number];
export type SearchFilters = { type: SearchType; range: DateRange; role: SearchRole };
export const noFilters: SearchFilters = { type: 'all', range: 'all', role: 'all' };

/** What an address says of filters; what is not known narrows nothing. */
export function filtersOf(said: {
  [K in keyof SearchFilters]?: string | undefined;
}): SearchFilters {
  const { range = '' } = said;
  return {
    type: searchTypes.find((type) => type === said.type) ?? 'all',
    range: isDateRange(range) ? range : 'all',
    role: searchRoles.find((role) => role === said.role) ?? 'all',
  };
}

/** The filters that narrow something, as an address carries them. */
export function saidFilters(filters: SearchFilters): Partial<SearchFilters> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== 'all'));
}

const dayMs = 24 * 3_600_000;
const rangeDays = { week: 7, month: 30, quarter: 90, year: 365 } as const;

/** Moments from `since` on and before `until`; null is no bound. */
export type Span = { since: Date | null; until: Date | null };

/** When something was said: today is the calendar day, the other names are spans back from now. */
export function spanOf(range: DateRange, now: Date): Span {
  if (isNamedRange(range)) return { since: rangeStart(range, now), until: null };
  const { from, to } = daysOf(range);
  const last = dayStart(to);
  return { since: dayStart(from), until: last && new Date(last.getTime() + dayMs) };
}

function rangeStart(range: NamedRange, now: Date): Date | null {
  if (range === 'all') return null;
  if (range === 'today') return chinaDayStart(chinaDay(now));
  return new Date(now.getTime() - rangeDays[range] * dayMs);
}

export const isNamedRange = (range: string): range is NamedRange =>
  (dateRanges as readonly string[]).includes(range);

/** The days of a span of two days, empty where one is left out. */
export function daysOf(range: string): { from: string; to: string } {
  const [from = '', to = ''] = range.split('..');
  return { from, to };
}

/** Whether a text names a span: one of the names, or days of the calendar in their order. */
export function isDateRange(range: string): range is DateRange {
  if (isNamedRange(range)) return true;
  const { from, to } = daysOf(range);
  if (`${from}..${to}` !== range || (from === '' && to === '')) return false;
  if (![from, to].every((day) => day === '' || isDay(day))) return false;
  return from === '' || to === '' || from <= to;
}

function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Where a day begins in China; null for none. */
function dayStart(day: string): Date | null {
  return day === '' ? null : chinaDayStart(day);
}
