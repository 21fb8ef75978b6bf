import { describe, expect, it } from 'vitest';
import { continuationTitle } from './continuation-title.ts';

describe('the title of a continuation', () => {
  it.each([
    ['头痛三天', '头痛三天（续）'],
    ['头痛三天（续）', '头痛三天（续2）'],
    ['头痛三天（续9）', '头痛三天（续10）'],
    ['继续（续）写', '继续（续）写（续）'],
  ])('of %s is %s', (title, next) => {
    expect(continuationTitle(title, 50)).toBe(next);
  });

  it('keeps within the bound, and cuts no character in two', () => {
    const next = continuationTitle('😀'.repeat(50), 50);
    expect([...next]).toHaveLength(50);
    expect(next).toBe(`${'😀'.repeat(47)}（续）`);
    expect([...continuationTitle(next, 50)]).toHaveLength(50);
    expect(continuationTitle(next, 50)).toMatch(/（续2）$/);
  });
});
