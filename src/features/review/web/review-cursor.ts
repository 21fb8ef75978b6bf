/** The selected item of a list; null before the first selection. */
export type ReviewCursor = {
  id: number;
  /** Its last index, for when it is no longer in the list. */
  place: number;
} | null;

/**
 * The index of the cursor in the current list, -1 for none. When the selected item has left the
 * list, it is the item now at that index; without a selection it is none, or the first if `isEager`.
 */
export function placeOfCursor(
  items: readonly { id: number }[],
  cursor: ReviewCursor,
  isEager: boolean,
): number {
  if (items.length === 0) return -1;
  if (!cursor) return isEager ? 0 : -1;
  const found = items.findIndex(({ id }) => id === cursor.id);
  return found === -1 ? Math.min(Math.max(cursor.place, 0), items.length - 1) : found;
}
