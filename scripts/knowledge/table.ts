// Tables of the knowledge: every kind states which files hold its rows, what a row is, and which rows of
// other tables it refers to. A compiled table is a JSON array with a row a line.
import type { z } from 'zod';

import { overlongLines } from './problem.ts';
import type { Compiled, Problem, TextFile } from './problem.ts';
import { readRows } from './read-rows.ts';
import type { Row } from './read-rows.ts';

/** A row of another table, or of any one of several, that a row names; `path` is its place. */
type Reference = { table: string | readonly string[]; id: string; path: readonly PropertyKey[] };

export type Table = {
  /** The compiled file's name. */
  name: string;
  /** Paths below the folder of the knowledge. */
  files: RegExp;
  /** From the row as written, with `id` and the defaults at the top of its file, to the row that is loaded. */
  row: z.ZodType;
  references?: (row: never) => readonly Reference[];
  /** What else can be wrong with a row. */
  check?: (row: never) => readonly { path: readonly PropertyKey[]; message: string }[];
  /** The same of a row as it is written, before its notation is worked out. */
  checkWritten?: Table['check'];
  /** The text of its compiled file, where that is not an array with a row a line. */
  render?: (rows: readonly never[]) => string;
  /** What is wrong between rows. */
  checkAll?: (rows: readonly CompiledRow[]) => readonly Problem[];
};

export type CompiledRow = { table: Table; row: Row; value: never };

/** A file that is called after the order in which it was written does not describe what it holds. */
const sequence = /(?:^|\/|-)(?:[a-z]|\d+|more|new|extra|rest)\.(?:tsv|yaml)$/u;

const sequenceNames = ({ file }: TextFile): Problem[] =>
  sequence.test(file) ? [{ file, line: 1, message: 'name the file after what it holds' }] : [];

/** Checks and compiles the files of all tables. Pure. */
export function compileTables(
  tables: readonly Table[],
  files: readonly TextFile[],
): Compiled & { rows: readonly CompiledRow[] } {
  const problems = files.flatMap((file) => [...overlongLines(file), ...sequenceNames(file)]);
  const rows = tables.flatMap((table) => rowsOf(table, files, problems));
  const known = new Map(tables.map(({ name }) => [name, new Set<string>()]));
  for (const { table, row } of rows) {
    const ids = known.get(table.name);
    if (ids?.has(row.id)) report(problems, row, [], `${row.id} is in ${table.name} twice`);
    ids?.add(row.id);
  }
  for (const { table, row, value } of rows) {
    for (const { table: other, id, path } of table.references?.(value) ?? [])
      if (![other].flat().some((one) => known.get(one)?.has(id)))
        report(problems, row, path, `${id} is not in ${[other].flat().join(' or ')}`);
    const faults = [
      ...(table.check?.(value) ?? []),
      ...(table.checkWritten?.(row.value as never) ?? []),
    ];
    for (const { path, message } of faults) report(problems, row, path, message);
  }
  for (const table of tables)
    problems.push(...(table.checkAll?.(rows.filter((one) => one.table === table)) ?? []));
  const compiled = tables.map(({ name, render = rendered }) => ({
    file: `src/medicine/compiled/${name}.json`,
    text: render(rows.filter(({ table }) => table.name === name).map(({ value }) => value)),
  }));
  return { files: compiled, problems, rows };
}

function rowsOf(table: Table, files: readonly TextFile[], problems: Problem[]): CompiledRow[] {
  const own = files.filter(({ file }) => table.files.test(file));
  const read = own.map((file) => readRows(file));
  problems.push(...read.flatMap((one) => one.problems));
  const written = read.flatMap(({ rows }) => rows).toSorted((a, b) => rankOf(a) - rankOf(b));
  return written.flatMap((row): CompiledRow[] => {
    const parsed = table.row.safeParse({ ...row.head, ...row.value, id: row.id });
    for (const { path, message } of parsed.error?.issues ?? [])
      report(problems, row, path, `${path.join(' › ')}: ${message}`);
    return parsed.success ? [{ table, row, value: parsed.data as never }] : [];
  });
}

/** Where the order of rows matters, a row, or the top of its file, has a rank. */
const rankOf = ({ head, value }: Row): number =>
  Number(value['rank'] ?? head['rank'] ?? Number.MAX_SAFE_INTEGER);

function report(
  problems: Problem[],
  { file, id, lineOf }: Row,
  path: readonly PropertyKey[],
  message: string,
): void {
  problems.push({ file, line: lineOf(path), message: `${id}: ${message}` });
}

const rendered = (rows: readonly unknown[]): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
