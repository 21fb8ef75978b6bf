import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pageList } from './page-list.ts';

describe('the pagination', () => {
  it.each([
    [1, 1, [1]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 'gap', 6]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [7, 9, [1, 'gap', 6, 7, 8, 9]],
    [9, 9, [1, 'gap', 6, 7, 8, 9]],
  ])('of page %i in %i are %j', (page, total, marks) => {
    expect(pageList(page, total)).toEqual(marks);
  });

  it('always contains the first, the last and the current page, in order and at most seven', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(place, ([page, total]) => {
        const marks = pageList(page, total);
        const pages = marks.filter((mark) => mark !== 'gap');
        expect(pages).toEqual(pages.toSorted((a, b) => a - b));
        expect(new Set(pages).size).toBe(pages.length);
        expect(pages).toEqual(expect.arrayContaining([1, page, total]));
        expect(marks.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
