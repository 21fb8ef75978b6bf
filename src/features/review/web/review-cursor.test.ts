import { describe, expect, it } from 'vitest';

import { placeOfCursor } from './review-cursor.ts';

const items = [{ id: 11 }, { id: 12 }, { id: 13 }];

describe('the cursor of the review desk', () => {
  it('is nowhere before the first choice, or on the first entry when the list opens at once', () => {
    expect(placeOfCursor(items, null, false)).toBe(-1);
    expect(placeOfCursor(items, null, true)).toBe(0);
    expect(placeOfCursor([], null, true)).toBe(-1);
  });

  it('stays on its entry when others are added or removed', () => {
    expect(placeOfCursor(items, { id: 13, place: 0 }, false)).toBe(2);
  });

  it('moves to the entry that replaced the decided one', () => {
    expect(placeOfCursor([{ id: 11 }, { id: 13 }], { id: 12, place: 1 }, false)).toBe(1);
    expect(placeOfCursor([{ id: 11 }], { id: 13, place: 2 }, false)).toBe(0);
    expect(placeOfCursor([], { id: 13, place: 2 }, true)).toBe(-1);
  });

  it('is on the first entry until an undone one has returned to the list', () => {
    expect(placeOfCursor(items, { id: 99, place: -1 }, false)).toBe(0);
  });
});
