import { chinaDayStart } from '#platform/contract/china-time.ts';
import { nextMonth } from './calendar.ts';
import { monthStartOf } from './rules.ts';

/** What of an account decides when its month turns. */
export type MonthTerms = {
  /** First day of the month the account stands in. */
  monthStart: string;
  /** Messages that month brought; 0 when they have lapsed. */
  monthQuota: number;
  /** Messages a month brings while the subscription runs. */
  planQuota: number;
  subscriptionEndsAt: Date | null;
};

export type MonthMove = {
  kind: 'grant' | 'lapse';
  at: Date;
  /** Null: whatever is left of the month the account stood in. */
  amount: number | null;
};

export type MonthTurn = { moves: MonthMove[]; monthStart: string; monthQuota: number };

/**
 * What has happened to the monthly messages by `now` without anybody doing anything: they lapse with
 * their month or with the subscription, and a new month of a running subscription brings new ones.
 * Months nobody looked at are told one by one. Null: nothing has.
 */
export function monthTurnBy(terms: MonthTerms, now: Date): MonthTurn | null {
  const { planQuota, subscriptionEndsAt: endsAt } = terms;
  const current = monthStartOf(now);
  const moves: MonthMove[] = [];
  let { monthStart, monthQuota } = terms;
  for (;;) {
    const next = nextMonth(monthStart);
    const turnsAt = chinaDayStart(next);
    const lapsesAt = endsAt && endsAt < turnsAt ? endsAt : turnsAt;
    if (monthQuota > 0 && lapsesAt <= now) {
      const amount = moves.length === 0 ? null : -monthQuota;
      moves.push({ kind: 'lapse', at: lapsesAt, amount });
      monthQuota = 0;
    }
    if (next > current) break;
    monthStart = next;
    if (endsAt && endsAt > turnsAt) {
      monthQuota = planQuota;
      moves.push({ kind: 'grant', at: turnsAt, amount: planQuota });
    }
  }
  return moves.length > 0 ? { moves, monthStart, monthQuota } : null;
}
