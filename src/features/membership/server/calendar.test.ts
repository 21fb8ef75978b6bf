import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinaDayStart } from '#platform/contract/china-time.ts';
import { addMonths, dayAfter, lastDayBefore, nextMonth } from './calendar.ts';

describe('a month from a day', () => {
  it.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2027-01-30', 1, '2027-02-28'],
    ['2028-01-30', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-31'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-11-21', 12, '2027-11-21'],
  ])('from %s, %i of them, is %s', (day, months, end) => {
    expect(addMonths(day, months)).toBe(end);
  });

  it('is never cut short by renewing month after month', () => {
    const day = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 24 }), (date, months) => {
        const start = date.toISOString().slice(0, 10);
        let end = start;
        for (let paid = 0; paid < months; paid += 1) end = addMonths(end, 1);
        expect(end >= addMonths(start, months)).toBe(true);
      }),
    );
  });
});

it('a day begins and ends at midnight in Shanghai', () => {
  expect(chinaDayStart('2026-12-01').toISOString()).toBe('2026-11-30T16:00:00.000Z');
  expect(lastDayBefore(chinaDayStart('2026-12-01'))).toBe('2026-11-30');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(nextMonth('2026-12-01')).toBe('2027-01-01');
});
