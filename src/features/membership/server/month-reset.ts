import { chinaDayStart } from '#platform/contract/china-time.ts';
import { nextMonth, monthStartOf } from './calendar.ts';

/** The part of an account that decides when its month is reset. */
export type MonthBalance = {
  /** First day of the account's current month. */
  monthStart: string;
  /** Messages granted for that month; 0 once they have lapsed. */
  monthQuota: number;
  /** Messages granted each month while the membership runs. */
  planQuota: number;
  subscriptionEndsAt: Date | null;
};

type MonthChange = {
  kind: 'grant' | 'lapse';
  at: Date;
  /** Null means whatever is left of the account's current month. */
  amount: number | null;
};

export type MonthReset = { changes: MonthChange[]; monthStart: string; monthQuota: number };

/**
 * The changes to the monthly messages that are due by `now`: they lapse with their month or with the
 * membership, and each new month of a running membership grants new ones. Skipped months are listed
 * one by one. Null when nothing is due.
 */
export function computeMonthReset(terms: MonthBalance, now: Date): MonthReset | null {
  const { planQuota, subscriptionEndsAt: endsAt } = terms;
  const current = monthStartOf(now);
  const changes: MonthChange[] = [];
  let { monthStart, monthQuota } = terms;
  for (;;) {
    const next = nextMonth(monthStart);
    const turnsAt = chinaDayStart(next);
    const lapsesAt = endsAt && endsAt < turnsAt ? endsAt : turnsAt;
    if (monthQuota > 0 && lapsesAt <= now) {
      const amount = changes.length === 0 ? null : -monthQuota;
      changes.push({ kind: 'lapse', at: lapsesAt, amount });
      monthQuota = 0;
    }
    if (next > current) break;
    monthStart = next;
    if (endsAt && endsAt > turnsAt) {
      monthQuota = planQuota;
      changes.push({ kind: 'grant', at: turnsAt, amount: planQuota });
    }
  }
  return changes.length > 0 ? { changes, monthStart, monthQuota } : null;
}
