import { describe, expect, it } from 'vitest';
import { ageOf, birthMonthError, chosenMonth, isMinor, mayOrder, mayShare } from './age-rules.ts';
import { ageTexts } from './age-texts.ts';

/** The last second of a day in China, and the first of the next. */
const lastSecond = (day: string) => new Date(`${day}T23:59:59+08:00`);
const firstSecond = (day: string) => new Date(`${day}T00:00:00+08:00`);
const words = ageTexts['zh-CN'];

describe('an age', () => {
  it.each([
    ['2012-10', lastSecond('2026-10-31'), 13],
    ['2012-10', firstSecond('2026-11-01'), 14],
    ['2012-12', lastSecond('2026-12-31'), 13],
    ['2012-12', firstSecond('2027-01-01'), 14],
    ['2008-10', lastSecond('2026-10-31'), 17],
    ['2008-10', firstSecond('2026-11-01'), 18],
    ['1926-11', firstSecond('2026-11-21'), 99],
  ])('of a person born in %s is at %s %i', (bornOn, now, years) => {
    expect(ageOf(bornOn, now)).toBe(years);
  });

  it('is never overestimated, whatever the day of birth', () => {
    const now = firstSecond('2026-11-21');
    for (let month = 0; month < 240; month += 1) {
      const year = 2004 + Math.floor(month / 12);
      const bornOn = `${year}-${String((month % 12) + 1).padStart(2, '0')}`;
      const lastDay = new Date(Date.UTC(year, (month % 12) + 1, 0));
      const birthdays =
        2026 - year - (lastDay.getUTCMonth() * 40 + lastDay.getUTCDate() > 421 ? 1 : 0);
      expect(ageOf(bornOn, now)).toBe(birthdays);
    }
  });
});

describe('the month of birth at the registration', () => {
  const now = firstSecond('2026-11-21');
  it.each([
    ['', words.required],
    ['  ', words.required],
    ['1968', words.invalid],
    ['1968-13', words.invalid],
    ['1968-5', words.invalid],
    ['1899-12', words.invalid],
    ['2026-12', words.invalid],
    ['3000-01', words.invalid],
    ['2026-11', words.tooYoung],
    ['2012-11', words.tooYoung],
    ['2012-10', null],
    ['1900-01', null],
  ])('%s is answered by %s', (bornOn, error) => {
    expect(birthMonthError(bornOn, now)?.['zh-CN'] ?? null).toBe(error);
  });

  it.each([
    ['1968-05', '1968-05'],
    ['1968-', null],
    ['-05', null],
    ['', null],
  ])('chosen as “%s” is %s', (value, month) => {
    expect(chosenMonth(value)).toBe(month);
  });
});

describe('shares and orders', () => {
  const now = firstSecond('2026-11-21');
  it.each([
    ['2012-10', false],
    ['2008-11', false],
    ['2008-10', true],
    ['1968-05', true],
    [null, true],
  ])('of a person born in %s are allowed: %s', (bornOn, isAllowed) => {
    expect(isMinor(bornOn, now)).toBe(!isAllowed);
    expect(mayShare(bornOn, now)).toBe(isAllowed);
    expect(mayOrder(bornOn, now)).toBe(isAllowed);
  });
});
