// Patterns, constitutions and telephone lines.
import { z } from 'zod';

import { present, refer, repeated, reviewer, source, sourceList, text, words } from './columns.ts';
import type { Problem } from './problem.ts';
import type { CompiledRow, Table } from './table.ts';

const pattern = z
  .strictObject({
    id: text,
    name: text,
    gbCode: text,
    icdCode: text.optional(),
    plain: text,
    /** Its other names in the standard. */
    synonyms: words.default([]),
    sites: words.default([]),
    natures: words.default([]),
    source: sourceList,
    reviewer,
  })
  .transform(({ source: sources, reviewer: by, ...row }) =>
    present({ ...row, id: undefined, sources, reviewer: by }),
  );
type PatternRow = z.infer<typeof pattern>;

const element = z
  .strictObject({
    id: text,
    kind: z.enum(['site', 'nature']),
    main: words.default([]),
    second: words.default([]),
    against: words.default([]),
    source: sourceList,
    reviewer,
  })
  .transform(({ id: name, source: sources, reviewer: by, ...row }) =>
    present({ name, ...row, sources, reviewer: by }),
  );
type ElementRow = z.infer<typeof element>;

const sides = ['main', 'second', 'against'] as const;

/** One name for two patterns would be read as either. */
function namesTwice(rows: readonly CompiledRow[]): Problem[] {
  const seen = new Set(rows.map(({ row }) => row.id));
  return rows.flatMap(({ row, value }) =>
    (value as PatternRow).synonyms.flatMap((name) => {
      const isKnown = seen.has(name);
      seen.add(name);
      const line = row.lineOf(['synonyms']);
      return isKnown ? [{ file: row.file, line, message: `${name} names another pattern` }] : [];
    }),
  );
}

const constitution = z
  .strictObject({ id: text, name: text, plain: text, source: sourceList, reviewer })
  .transform(({ name, plain, source: sources, reviewer: by }) =>
    present({ name, plain, sources, reviewer: by }),
  );

const hotline = z
  .strictObject({ id: text, number: text, name: text, source, reviewer })
  .transform(({ id, number, name }) => ({ id, number, name }));

export const patternTables: readonly Table[] = [
  {
    name: 'patterns',
    files: /\/patterns\.tsv$/u,
    row: pattern,
    references: ({ sites, natures }: PatternRow) => [
      ...refer('pattern-elements', sites, 'sites'),
      ...refer('pattern-elements', natures, 'natures'),
    ],
    checkAll: namesTwice,
  },
  {
    name: 'pattern-elements',
    files: /\/pattern-elements\.yaml$/u,
    row: element,
    references: (row: ElementRow) => sides.flatMap((side) => refer('symptoms', row[side], side)),
    check: ({ main, second, against }: ElementRow) =>
      repeated([...main, ...second, ...against], 'main'),
  },
  { name: 'constitutions', files: /\/constitutions\.tsv$/u, row: constitution },
  { name: 'hotlines', files: /\/hotlines\.tsv$/u, row: hotline },
];
