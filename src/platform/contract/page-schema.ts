import * as z from 'zod/mini';
import { intQuery } from './fields.ts';

const pageSizeMax = 100;
/** Keeps OFFSET cheap; no real list has this many pages. */
const pageMax = 1_000_000;

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
