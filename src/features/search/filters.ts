import { whosePattern, type ofSelf } from '#features/sessions/rules.ts';

/** What is searched: the user's own content, or shared consultations. */
const ownSearchTypes = ['all', 'sessions', 'messages'] as const;
export const searchTypes = [...ownSearchTypes, 'shared'] as const;
export type SearchType = (typeof searchTypes)[number];
export const dateRanges = ['all', 'today', 'week', 'month', 'quarter', 'year'] as const;
export type NamedRange = (typeof dateRanges)[number];
/** A named range, or two days as `2026-01-01..2026-01-31`, either of which can be omitted. */
export type DateRange = NamedRange | `${string}..${string}`;
export const searchRoles = ['all', 'user', 'assistant'] as const;
export type SearchRole = (typeof searchRoles)[number];

/** Whose conversations are searched: a person of the family, the account's holder, or everybody's. */
type SearchWhose = 'all' | typeof ofSelf | `${number}`;

export type OwnSearchType = (typeof ownSearchTypes)[number];
export type SearchFilters = {
  type: SearchType;
  range: DateRange;
  role: SearchRole;
  whose: SearchWhose;
};
export const noFilters: SearchFilters = { type: 'all', range: 'all', role: 'all', whose: 'all' };

/** Parses filters from an address; unknown values are ignored. */
export function parseFilters(given: {
  [K in keyof SearchFilters]?: string | undefined;
}): SearchFilters {
  const { range = '', whose = '' } = given;
  return {
    type: searchTypes.find((type) => type === given.type) ?? 'all',
    range: isDateRange(range) ? range : 'all',
    role: searchRoles.find((role) => role === given.role) ?? 'all',
    whose: isWhose(whose) ? whose : 'all',
  };
}

/** The filters that differ from the defaults, for the address. */
export function activeFilters(filters: SearchFilters): Partial<SearchFilters> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== 'all'));
}

const isWhose = (whose: string): whose is SearchWhose => whosePattern.test(whose);

export const isNamedRange = (range: string): range is NamedRange =>
  (dateRanges as readonly string[]).includes(range);

/** The two days of a range, empty if omitted. */
export function daysOf(range: string): { from: string; to: string } {
  const [from = '', to = ''] = range.split('..');
  return { from, to };
}

/** Whether a text is a valid range: a known name, or calendar days in order. */
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
