import { chinaDay, chinaDayStart } from '#platform/contract/china-time.ts';
import { daysOf, isNamedRange, type DateRange, type NamedRange } from '../filters.ts';

const dayMs = 24 * 3_600_000;
const rangeDays = { week: 7, month: 30, quarter: 90, year: 365 } as const;

/** Times from `since` (inclusive) to `until` (exclusive); null means unbounded. */
type Span = { since: Date | null; until: Date | null };

/** The span of a range: today is the calendar day, the other names count back from now. */
export function rangeToSpan(range: DateRange, now: Date): Span {
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

/** When a day begins in China; null without a day. */
function dayStart(day: string): Date | null {
  return day === '' ? null : chinaDayStart(day);
}
