import { describe, expect, it } from 'vitest';

import { dateText, dateTimeText, relativeTime } from './relative-time.ts';

const nowMs = Date.UTC(2026, 10, 21, 12);
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe('a relative time', () => {
  it.each([
    [0, '刚刚', 'just now'],
    [-5 * minuteMs, '刚刚', 'just now'],
    [5 * minuteMs, '5分钟前', '5 minutes ago'],
    [150 * minuteMs, '2小时前', '2 hours ago'],
    [dayMs, '昨天', 'yesterday'],
    [3 * dayMs, '3天前', '3 days ago'],
  ])('%i ms ago is %s', (ageMs, chinese, english) => {
    expect(relativeTime(nowMs - ageMs, nowMs, 'zh-CN')).toBe(chinese);
    expect(relativeTime(nowMs - ageMs, nowMs, 'en-US')).toBe(english);
  });

  it('is the date from a week on', () => {
    expect(relativeTime(nowMs - 10 * dayMs, nowMs, 'zh-CN')).toBe('2026年11月11日');
    expect(relativeTime(nowMs - 10 * dayMs, nowMs, 'en-US')).toBe('November 11, 2026');
  });
});

it.each([Date.UTC(2026, 0, 2, 3, 4), Date.UTC(2026, 10, 21, 12), Date.UTC(2025, 11, 31, 16, 5)])(
  'writes a Chinese date and time as the browser does',
  (atMs) => {
    const long = { dateStyle: 'long' } as const;
    const day = new Intl.DateTimeFormat('zh-CN', long).format(atMs);
    const time = new Intl.DateTimeFormat('zh-CN', { ...long, timeStyle: 'short' }).format(atMs);
    expect([dateText(atMs, 'zh-CN'), dateTimeText(atMs, 'zh-CN')]).toEqual([day, time]);
  },
);
