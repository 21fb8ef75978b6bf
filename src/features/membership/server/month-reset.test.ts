import { describe, expect, it } from 'vitest';
import { chinaDayStart } from '#platform/contract/china-time.ts';
import { computeMonthReset, type MonthBalance } from './month-reset.ts';

const member: MonthBalance = {
  monthStart: '2026-11-01',
  monthQuota: 300,
  planQuota: 300,
  subscriptionEndsAt: chinaDayStart('2026-12-22'),
};
const reset = (terms: MonthBalance, now: Date) =>
  computeMonthReset(terms, now)?.changes.map(({ kind, at, amount }) => [
    kind,
    at.toISOString(),
    amount,
  ]);

describe("a member's month", () => {
  it('lasts until midnight in Shanghai', () => {
    expect(computeMonthReset(member, new Date('2026-11-30T15:59:59.999Z'))).toBeNull();
  });

  it('is reset then: what is left lapses, and the new month grants its own messages', () => {
    const at = '2026-11-30T16:00:00.000Z';
    expect(computeMonthReset(member, new Date(at))).toEqual({
      monthStart: '2026-12-01',
      monthQuota: 300,
      changes: [
        { kind: 'lapse', at: new Date(at), amount: null },
        { kind: 'grant', at: new Date(at), amount: 300 },
      ],
    });
  });

  it('ends with the subscription, in the middle of a month', () => {
    const december = { ...member, monthStart: '2026-12-01' };
    const end = '2026-12-21T16:00:00.000Z';
    expect(computeMonthReset(december, new Date('2026-12-21T15:59:59.999Z'))).toBeNull();
    expect(reset(december, new Date(end))).toEqual([['lapse', end, null]]);
  });

  it('is caught up month by month after a long absence', () => {
    const ends = { ...member, subscriptionEndsAt: chinaDayStart('2027-01-22') };
    expect(reset(ends, new Date('2027-06-01T00:00:00Z'))).toEqual([
      ['lapse', '2026-11-30T16:00:00.000Z', null],
      ['grant', '2026-11-30T16:00:00.000Z', 300],
      ['lapse', '2026-12-31T16:00:00.000Z', -300],
      ['grant', '2026-12-31T16:00:00.000Z', 300],
      ['lapse', '2027-01-21T16:00:00.000Z', -300],
    ]);
  });

  it('does not begin where the subscription ends', () => {
    const ends = { ...member, subscriptionEndsAt: chinaDayStart('2026-12-01') };
    expect(reset(ends, new Date('2026-12-05T00:00:00Z'))).toEqual([
      ['lapse', '2026-11-30T16:00:00.000Z', null],
    ]);
  });
});

it('nothing is reset for an account that never was a member', () => {
  const nonMember = { ...member, monthQuota: 0, planQuota: 0, subscriptionEndsAt: null };
  expect(computeMonthReset(nonMember, new Date('2030-01-01T00:00:00Z'))).toBeNull();
});
