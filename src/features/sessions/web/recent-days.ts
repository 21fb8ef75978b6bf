import type { Session } from '../contract.ts';

export type RecentDay = 'today' | 'yesterday' | 'week' | 'earlier';

const weekDays = 7;

/**
 * Sessions by the day of their last change in the reader's time zone, in the order given; days without
 * a session are left out. `nowMs` is ms since 1970.
 */
export function byRecentDay(
  sessions: readonly Session[],
  nowMs: number,
): { day: RecentDay; sessions: Session[] }[] {
  const groups = Map.groupBy(sessions, ({ updatedAt }) => dayOf(Date.parse(updatedAt), nowMs));
  return [...groups].map(([day, found]) => ({ day, sessions: found }));
}

function dayOf(atMs: number, nowMs: number): RecentDay {
  if (atMs >= dayStartMs(nowMs, 0)) return 'today';
  if (atMs >= dayStartMs(nowMs, 1)) return 'yesterday';
  return atMs >= dayStartMs(nowMs, weekDays - 1) ? 'week' : 'earlier';
}

/** The local midnight that began the day so many days ago. */
function dayStartMs(nowMs: number, daysAgo: number): number {
  const day = new Date(nowMs);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - daysAgo).getTime();
}
