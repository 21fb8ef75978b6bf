// What docs/scaling.md says of the tables and of statements.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Distribution = 'person' | 'reference' | 'local';

const document = readFileSync(join(import.meta.dirname, '../docs/scaling.md'), 'utf8');

/** Where each table lies. */
export const distribution: ReadonlyMap<string, Distribution> = new Map(
  Array.from(document.matchAll(/^\| `(\w+)` \| (person|reference|local) \|/gm), (row) => [
    String(row[1]),
    row[2] as Distribution,
  ]),
);

export const tablesOf = (kind: Distribution): string[] =>
  [...distribution].flatMap(([table, its]) => (its === kind ? [table] : []));

const [, statements = ''] = document.split('| Statement | Why it names no person |\n');

/** Statements with one of these words may touch every person's rows. */
export const acrossPeople: readonly string[] = Array.from(
  statements.split('\n\n')[0]?.matchAll(/^\| `([^`]+)` \|/gm) ?? [],
  (row) => String(row[1]),
);
