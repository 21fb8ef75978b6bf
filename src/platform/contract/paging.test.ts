import { describe, expect, it } from 'vitest';
import { pageCount, toPage } from './paging.ts';

describe('a page', () => {
  it.each([
    [1, 0, null, null],
    [1, 12, null, null],
    [1, 13, 2, null],
    [2, 13, null, 1],
    [2, 25, 3, 1],
    [9, 13, null, 8],
  ])('%i of %i results knows its neighbours', (page, count, next, previous) => {
    expect(toPage(['a'], count, { page, page_size: 12 })).toEqual({
      results: ['a'],
      count,
      next,
      previous,
    });
  });

  it('exists even without items', () => {
    expect([0, 1, 12, 13, 24, 25].map((count) => pageCount(count, 12))).toEqual([1, 1, 1, 2, 2, 3]);
  });
});
