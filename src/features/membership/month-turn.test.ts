import { describe, expect, it } from 'vitest';
import { chinaDayStart } from '#platform/contract/china-time.ts';
import { monthTurnBy, type MonthTerms } from './month-turn.ts';

const member: MonthTerms = {
  monthStart: '2026-11-01',
  monthQuota: 300,
  planQuota: 300,
  subscriptionEndsAt: chinaDayStart('2026-12-22'),
};
const told = (terms: MonthTerms, now: Date) =>
  monthTurnBy(terms, now)?.moves.map(({ kind, at, amount }) => [kind, at.toISOString(), amount]);

describe('the month of a member', () => {
  it('stands until midnight in Shanghai', () => {
    expect(monthTurnBy(member, new Date('2026-11-30T15:59:59.999Z'))).toBeNull();
  });

  it('turns then: what is left lapses, and the new month brings its own', () => {
    const at = '2026-11-30T16:00:00.000Z';
    expect(monthTurnBy(member, new Date(at))).toEqual({
      monthStart: '2026-12-01',
      monthQuota: 300,
      moves: [
        { kind: 'lapse', at: new Date(at), amount: null },
        { kind: 'grant', at: new Date(at), amount: 300 },
      ],
    });
  });

  it('ends with the subscription, in the middle of a month', () => {
    const december = { ...member, monthStart: '2026-12-01' };
    const end = '2026-12-21T16:00:00.000Z';
    expect(monthTurnBy(december, new Date('2026-12-21T15:59:59.999Z'))).toBeNull();
    expect(told(december, new Date(end))).toEqual([['lapse', end, null]]);
  });

  it('is told month by month when nobody looked for a long time', () => {
    const ends = { ...member, subscriptionEndsAt: chinaDayStart('2027-01-22') };
    expect(told(ends, new Date('2027-06-01T00:00:00Z'))).toEqual([
      ['lapse', '2026-11-30T16:00:00.000Z', null],
      ['grant', '2026-11-30T16:00:00.000Z', 300],
      ['lapse', '2026-12-31T16:00:00.000Z', -300],
      ['grant', '2026-12-31T16:00:00.000Z', 300],
      ['lapse', '2027-01-21T16:00:00.000Z', -300],
    ]);
  });

  it('does not begin where the subscription ends', () => {
    const ends = { ...member, subscriptionEndsAt: chinaDayStart('2026-12-01') };
    expect(told(ends, new Date('2026-12-05T00:00:00Z'))).toEqual([
      ['lapse', '2026-11-30T16:00:00.000Z', null],
    ]);
  });
});

it('nothing turns for who never was a member', () => {
  const nobody = { ...member, monthQuota: 0, planQuota: 0, subscriptionEndsAt: null };
  expect(monthTurnBy(nobody, new Date('2030-01-01T00:00:00Z'))).toBeNull();
});
