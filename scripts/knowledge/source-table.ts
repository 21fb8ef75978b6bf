// Where rows come from. The other tables refer to these ids, so they are read before anything is checked.
import { z } from 'zod';

import { filesIn } from './knowledge-files.ts';
import { readRows } from './read-rows.ts';
import type { Table } from './table.ts';

const files = /\/sources\.tsv$/u;

/** The ids that a row may name as its source. */
export const sourceIds: readonly string[] = filesIn('src/medicine/knowledge', 'sources.tsv')
  .flatMap((file) => readRows(file).rows)
  .map(({ id }) => id);

const source = z
  .strictObject({
    id: z.string().min(1),
    title: z.string().min(1),
    reviewer: z.string().optional(),
  })
  .transform(({ id, title }) => ({ id, title }));

/** Compiled to titles by id, so that an id in the code is checked by the compiler. */
export const sourceTable: Table = {
  name: 'sources',
  files,
  row: source,
  render: (rows: readonly z.infer<typeof source>[]) =>
    `${JSON.stringify(Object.fromEntries(rows.map(({ id, title }) => [id, title])), null, 1)}\n`,
};
