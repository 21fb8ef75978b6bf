/** Which of a list is looked at; null before the first choice. */
export type ReviewCursor = {
  id: number;
  /** Where it stood in the list, for the time when it is gone from there. */
  place: number;
} | null;

/**
 * Where the cursor stands in a list as it is now, -1 for nowhere. When what it named has left the list,
 * it stands on what took that place; without a choice it stands nowhere, or first if `isEager`.
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
