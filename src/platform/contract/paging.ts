export type Page<T> = {
  results: T[];
  count: number;
  next: number | null;
  previous: number | null;
};

/** Wraps one page of results; `count` is the number of all rows. */
export function toPage<T>(
  results: T[],
  count: number,
  asked: { page: number; page_size: number },
): Page<T> {
  return {
    results,
    count,
    next: asked.page * asked.page_size < count ? asked.page + 1 : null,
    previous: asked.page > 1 ? asked.page - 1 : null,
  };
}

/** The number of all rows where a page itself tells it: the first one, or the last of several, if it is not full. */
export function countByPage(
  rows: number,
  asked: { page: number; page_size: number },
): number | undefined {
  const isTold = rows < asked.page_size && (rows > 0 || asked.page === 1);
  return isTold ? (asked.page - 1) * asked.page_size + rows : undefined;
}

/** Number of pages, at least one, so that an empty list has a first page. */
export function pageCount(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}
