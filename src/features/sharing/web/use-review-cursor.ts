import { useState } from 'react';

type Cursor = {
  id: number | null;
  /** Where it stood in the list, for the time when it is gone from there. */
  place: number;
};

/**
 * Which of a list is looked at. When it leaves the list, the one that took its place follows; nothing
 * is looked at before the first choice unless `isEager`.
 */
export function useReviewCursor<T extends { id: number }>(items: readonly T[], isEager: boolean) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const at = placeOf(items, cursor, isEager);
  const choose = (place: number): void => {
    const item = items[place];
    if (item) setCursor({ id: item.id, place });
  };
  return {
    current: at === -1 ? undefined : items[at],
    choose: (id: number) => setCursor({ id, place: items.findIndex((each) => each.id === id) }),
    move: (by: 1 | -1) => choose(at === -1 ? 0 : Math.min(Math.max(at + by, 0), items.length - 1)),
    leave: () => setCursor(null),
  };
}

function placeOf(
  items: readonly { id: number }[],
  cursor: Cursor | null,
  isEager: boolean,
): number {
  if (items.length === 0) return -1;
  if (!cursor) return isEager ? 0 : -1;
  const found = items.findIndex(({ id }) => id === cursor.id);
  return found === -1 ? Math.min(Math.max(cursor.place, 0), items.length - 1) : found;
}
