// Patterns, constitutions and telephone lines.
import { z } from 'zod';

import { present, reviewer, source, sourceList, text } from './columns.ts';
import type { Table } from './table.ts';

const pattern = z
  .strictObject({
    id: text,
    name: text,
    gbCode: text,
    icdCode: text.optional(),
    plain: text,
    source: sourceList,
    reviewer,
  })
  .transform(({ source: sources, reviewer: by, ...row }) =>
    present({ ...row, id: undefined, sources, reviewer: by }),
  );

const constitution = z
  .strictObject({ id: text, name: text, plain: text, source: sourceList, reviewer })
  .transform(({ name, plain, source: sources, reviewer: by }) =>
    present({ name, plain, sources, reviewer: by }),
  );

const hotline = z
  .strictObject({ id: text, number: text, name: text, source, reviewer })
  .transform(({ id, number, name }) => ({ id, number, name }));

export const patternTables: readonly Table[] = [
  { name: 'patterns', files: /\/patterns\.tsv$/u, row: pattern },
  { name: 'constitutions', files: /\/constitutions\.tsv$/u, row: constitution },
  { name: 'hotlines', files: /\/hotlines\.tsv$/u, row: hotline },
];
