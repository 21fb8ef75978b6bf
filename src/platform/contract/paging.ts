import * as z from 'zod/mini';
import { intQuery } from './fields.ts';

export const pageSizeMax = 100;
/** A page far past the end is asked for by nobody; the bound keeps OFFSET cheap. */
export const pageMax = 1_000_000;

/** `?page=1&page_size=…` of a list. */
export function pageQuery(defaultSize: number) {
  return {
    page: intQuery({ min: 1, max: pageMax, fallback: 1 }),
    page_size: intQuery({ min: 1, max: pageSizeMax, fallback: defaultSize }),
  };
}

/** The list envelope that existing clients read: `next` and `previous` are page numbers or null. */
export function pageOf<T extends z.core.$ZodType>(item: T) {
  return z.object({
    results: z.array(item),
    count: z.int(),
    next: z.nullable(z.int()),
    previous: z.nullable(z.int()),
  });
}

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

/** Number of pages, at least one, so that an empty list has a page to stand on. */
export function pageCount(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}
