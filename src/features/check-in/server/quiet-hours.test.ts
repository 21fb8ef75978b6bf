import { describe, expect, it } from 'vitest';
import { secondsUntilQuiet } from './quiet-hours.ts';

describe('the quiet hours', () => {
  it.each([
    ['2026-11-28T07:59:59+08:00', null],
    ['2026-11-28T08:00:00+08:00', 13 * 3_600],
    ['2026-11-28T20:59:59+08:00', 1],
    ['2026-11-28T21:00:00+08:00', null],
    ['2026-11-28T02:00:00Z', 11 * 3_600],
    ['2026-11-28T16:30:00Z', null],
  ])('are those of China: %s', (time, seconds) => {
    expect(secondsUntilQuiet(new Date(time))).toBe(seconds);
  });
});
