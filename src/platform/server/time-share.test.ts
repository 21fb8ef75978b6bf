import { expect, it } from 'vitest';
import { createTimeShare } from './time-share.ts';

it('does the work until it has had its share, and again when time has passed', () => {
  let nowMs = 0;
  const inShare = createTimeShare({ share: 0.25, aheadMs: 40, nowMs: () => nowMs });
  const work = () => {
    nowMs += 20;
    return 'done';
  };
  expect([1, 2, 3].map(() => inShare(work))).toEqual(['done', 'done', 'done']);
  expect(inShare(work)).toBeUndefined();
  nowMs += 400;
  expect(inShare(work)).toBe('done');
});

it('counts the time of work that fails', () => {
  let nowMs = 0;
  const inShare = createTimeShare({ share: 0.25, aheadMs: 10, nowMs: () => nowMs });
  const fail = () => {
    nowMs += 50;
    throw new Error('failed');
  };
  expect(() => inShare(fail)).toThrow('failed');
  expect(inShare(() => 'done')).toBeUndefined();
});
