import type { Chapter } from './book/chapter.ts';
import { careTables } from './care-table.ts';
import { compileCharacters } from './compile-characters.ts';
import { compileLexicons } from './compile-lexicon.ts';
import { complaintTables } from './complaint-tables.ts';
import { dangerTables } from './danger-tables.ts';
import { foodTables } from './food-tables.ts';
import { historyTables } from './history-tables.ts';
import { medicineTables } from './medicine-tables.ts';
import { patternTables } from './pattern-tables.ts';
import type { Compiled, TextFile } from './problem.ts';
import { readRows } from './read-rows.ts';
import { symptomTables } from './symptom-tables.ts';
import { compileTables } from './table.ts';

const tables = [
  ...medicineTables,
  ...foodTables,
  ...patternTables,
  ...symptomTables,
  ...dangerTables,
  ...complaintTables,
  ...historyTables,
  ...careTables,
];

/** Checks and compiles all knowledge, and keeps its rows as they are written. Pure. */
export function compileKnowledge(
  given: Readonly<Record<'tables' | 'lexicons', readonly TextFile[]>>,
): Compiled & { chapters: readonly Chapter[] } {
  const compiledTables = compileTables(tables, given.tables);
  const compiled = [compileCharacters(), compileLexicons(given.lexicons), compiledTables];
  const problems = compiled.flatMap((one) => one.problems);
  const lists = given.lexicons.flatMap((file) => readRows(file, 'lists').rows);
  return {
    files: compiled.flatMap((one) => one.files),
    problems,
    chapters: [
      ...tables.map((table) => ({
        kind: table.name,
        rows: compiledTables.rows.filter((one) => one.table === table).map(({ row }) => row),
      })),
      { kind: 'lexicon', rows: lists },
    ],
  };
}
