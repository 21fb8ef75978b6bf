import { expect, it } from 'vitest';
import { chinaDay, chinaDayStart, chinaMoment, chinaSecond, chinaTime } from './china-time.ts';

const lastSecond = new Date('2026-03-01T15:59:59.999Z');
const midnight = new Date('2026-03-01T16:00:00.000Z');

it('changes the date at midnight in China', () => {
  expect([lastSecond, midnight].map(chinaDay)).toEqual(['2026-03-01', '2026-03-02']);
  expect(chinaDayStart('2026-03-02')).toEqual(midnight);
});

it('formats China time', () => {
  expect(chinaSecond(lastSecond)).toBe('2026-03-01 23:59:59');
  expect(chinaTime(midnight)).toBe('2026-03-02 00:00');
});

it('formats the time in a language', () => {
  const afternoon = new Date('2026-03-02T08:05:00Z');
  expect(chinaMoment(afternoon, 'zh-CN')).toBe('2026年3月2日 16:05');
  expect(chinaMoment(afternoon, 'en-US')).toMatch(/^March 2, 2026 at 4:05\sPM$/);
});
