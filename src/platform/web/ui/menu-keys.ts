/**
 * The menu item that the arrow keys, Home, End or a letter lead to: its index, or null when the key
 * leads nowhere. `labels` are the items' labels; disabled items are skipped.
 */
export function nextMenuItem(
  key: string,
  current: number,
  labels: readonly string[],
  isDisabled: (index: number) => boolean,
): number | null {
  const count = labels.length;
  const order = (from: number, step: 1 | -1): number[] =>
    Array.from({ length: count }, (_, index) => (from + step * index + count * 2) % count);
  const firstOf = (indexes: readonly number[]): number | null =>
    indexes.find((index) => !isDisabled(index)) ?? null;
  if (key === 'ArrowDown') return firstOf(order(current + 1, 1));
  if (key === 'ArrowUp') return firstOf(order(current < 0 ? count - 1 : current - 1, -1));
  if (key === 'Home') return firstOf(order(0, 1));
  if (key === 'End') return firstOf(order(count - 1, -1));
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  return firstOf(
    order(current + 1, 1).filter((index) => labels[index]?.toLowerCase().startsWith(letter)),
  );
}
