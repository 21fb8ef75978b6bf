/** PAGE-14: up to this many pages are all shown. */
const fullyShownPagesMax = 5;

export type PageMark = number | 'gap';

/**
 * The page numbers to show: all up to five; otherwise the first, the last and those around the
 * current one, with gaps between, never more than seven entries.
 */
export function pageList(page: number, totalPages: number): readonly PageMark[] {
  const range = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (totalPages <= fullyShownPagesMax) return range(1, totalPages);
  if (page <= 3) return [...range(1, 4), 'gap', totalPages];
  if (page >= totalPages - 2) return [1, 'gap', ...range(totalPages - 3, totalPages)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', totalPages];
}
