import { useState } from 'react';

import { placeOfCursor, type ReviewCursor } from './review-cursor.ts';

/** The selected item of a list and its movement. */
export function useReviewCursor<T extends { id: number }>(items: readonly T[], isEager: boolean) {
  const [cursor, setCursor] = useState<ReviewCursor>(null);
  const at = placeOfCursor(items, cursor, isEager);
  const choose = (id: number): void =>
    setCursor({ id, place: items.findIndex((each) => each.id === id) });
  const move = (by: 1 | -1): void => {
    const next = items[at === -1 ? 0 : Math.min(Math.max(at + by, 0), items.length - 1)];
    if (next) choose(next.id);
  };
  return { current: items[at], choose, move, leave: () => setCursor(null) };
}
