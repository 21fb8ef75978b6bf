import type { BookChapter } from '#medicine/knowledge/book.ts';
import { alarmScriptTables } from './alarm-script-tables.ts';
import { answerTables } from './answer-tables.ts';
import { bookFiles } from './book/book-files.ts';
import { makeBook } from './book/make-book.ts';
import { careTables } from './care-table.ts';
import { compileCharacters } from './compile-characters.ts';
import { compileLexicons } from './compile-lexicon.ts';
import { complaintTables } from './complaint-tables.ts';
import { dangerTables } from './danger-tables.ts';
import { fixedTextTables } from './fixed-text-tables.ts';
import { foodTables } from './food-tables.ts';
import { historyTables } from './history-tables.ts';
import { medicineTables } from './medicine-tables.ts';
import { patternTables } from './pattern-tables.ts';
import type { Compiled, TextFile } from './problem.ts';
import { readRows } from './read-rows.ts';
import { sourceTable } from './source-table.ts';
import { symptomTables } from './symptom-tables.ts';
import { compileTables } from './table.ts';

const tables = [
  ...medicineTables,
  ...foodTables,
  ...answerTables,
  ...patternTables,
  ...symptomTables,
  ...dangerTables,
  ...alarmScriptTables,
  ...complaintTables,
  ...historyTables,
  ...careTables,
  ...fixedTextTables,
  sourceTable,
];

/** Checks and compiles all knowledge; of rows that are wrong there is no book. Pure. */
export function compileKnowledge(
  given: Readonly<Record<'tables' | 'lexicons', readonly TextFile[]>>,
): Compiled & { book: readonly BookChapter[] } {
  const compiledTables = compileTables(tables, given.tables);
  const compiled = [compileCharacters(), compileLexicons(given.lexicons), compiledTables];
  const problems = compiled.flatMap((one) => one.problems);
  const files = compiled.flatMap((one) => one.files);
  if (problems.length > 0) return { files, problems, book: [] };
  const book = makeBook([
    ...tables.map((table) => ({
      kind: table.name,
      rows: compiledTables.rows.filter((one) => one.table === table).map(({ row }) => row),
    })),
    { kind: 'lexicon', rows: given.lexicons.flatMap((file) => readRows(file, 'lists').rows) },
  ]);
  return { files: [...files, ...bookFiles(book)], problems, book };
}
