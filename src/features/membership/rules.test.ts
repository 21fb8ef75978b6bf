import { describe, expect, it } from 'vitest';
import { membershipKind, monthUsedShare } from './rules.ts';

describe('membership', () => {
  it.each([
    [{ is_subscribed: false, permanent_remaining: 1000 }, 'ordinary'],
    [{ is_subscribed: true, permanent_remaining: 1000 }, 'member'],
    [{ is_subscribed: true, permanent_remaining: 1001 }, 'permanent'],
    [{ is_subscribed: false, permanent_remaining: 1001 }, 'permanent'],
  ] as const)('of %o is %s', (status, kind) => {
    expect(membershipKind(status)).toBe(kind);
  });
});

describe('the used part of a month', () => {
  it.each([
    ['nothing used', 0, 300, 0],
    ['a fifth used', 60, 300, 0.2],
    ['more used than a smaller plan holds', 300, 100, 1],
    ['a month without messages', 0, 0, 1],
  ])('with %s', (_, used, quota, share) => {
    expect(monthUsedShare(used, quota)).toBe(share);
  });
});
