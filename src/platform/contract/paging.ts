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

/** Number of pages, at least one, so that an empty list has a first page. */
export function pageCount(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}
