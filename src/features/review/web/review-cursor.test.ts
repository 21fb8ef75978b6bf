import { describe, expect, it } from 'vitest';

import { placeOfCursor } from './review-cursor.ts';

const items = [{ id: 11 }, { id: 12 }, { id: 13 }];

describe('the cursor of the review desk', () => {
  it('stands nowhere before the first choice, or first where the list is read at once', () => {
    expect(placeOfCursor(items, null, false)).toBe(-1);
    expect(placeOfCursor(items, null, true)).toBe(0);
    expect(placeOfCursor([], null, true)).toBe(-1);
  });

  it('follows what it names when others come or go', () => {
    expect(placeOfCursor(items, { id: 13, place: 0 }, false)).toBe(2);
  });

  it('moves on to what took the place of what was decided', () => {
    expect(placeOfCursor([{ id: 11 }, { id: 13 }], { id: 12, place: 1 }, false)).toBe(1);
    expect(placeOfCursor([{ id: 11 }], { id: 13, place: 2 }, false)).toBe(0);
    expect(placeOfCursor([], { id: 13, place: 2 }, true)).toBe(-1);
  });

  it('stands first while what was taken back has not returned to the list', () => {
    expect(placeOfCursor(items, { id: 99, place: -1 }, false)).toBe(0);
  });
});
