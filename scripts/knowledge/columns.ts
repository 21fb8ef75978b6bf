// The content of a cell of a table.
import { z } from 'zod';

import { sourceIds } from './source-table.ts';

const spaces = /\s+/u;

/** Several words with spaces between them. */
export const words = z.string().transform((text) => text.split(spaces).filter(Boolean));
export const text = z.string().min(1);
export const yes = z.literal('yes').transform(() => true as const);

/** A row of `sources.tsv`; every row names one. */
export const source = z.string('a row without a source').pipe(z.enum(sourceIds, 'no known source'));
export const sourceList = z
  .string('a row without a source')
  .transform((list) => list.split(spaces))
  .pipe(z.array(source));
/** Who signed the row; empty until someone has. */
export const reviewer = text.nullish().transform((name) => name ?? undefined);

/** Leaves out what is undefined, so that a compiled row holds only what was written. */
export function present<T extends object>(row: T): T {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as T;
}

/** References to rows of a table, or of any one of several, all from one place of the row. */
export const refer = (
  table: string | readonly string[],
  names: readonly string[] | undefined,
  ...path: readonly PropertyKey[]
): { table: string | readonly string[]; id: string; path: readonly PropertyKey[] }[] =>
  (names ?? []).map((id) => ({ table, id, path }));

/** A word that is listed twice in its list. */
export function repeated(
  list: readonly string[] | undefined,
  ...path: readonly PropertyKey[]
): { path: readonly PropertyKey[]; message: string }[] {
  return (list ?? []).flatMap((word, at) =>
    list?.indexOf(word) === at ? [] : [{ path: [...path, at], message: `${word} is listed twice` }],
  );
}
