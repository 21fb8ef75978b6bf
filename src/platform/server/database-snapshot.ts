// A snapshot is lines of JSON: a head, then for each table a line that names it and lines of its rows in
// PostgreSQL's text format, then an end. Without it the snapshot is incomplete.
import { sql } from 'kysely';
import { digestTable, setTextFormats, listTables } from './database-catalog.ts';
import { openDatabase, type DatabaseOptions, type Executor } from './database.ts';

const rowsPerLine = 200;

export type SnapshotHead = {
  kind: 'head';
  form: 1;
  /** ISO time of the snapshot. */
  takenAt: string;
  migrations: { name: string; checksum: string }[];
  /** Notes of the caller, returned on restore. */
  about: Record<string, string>;
};
export type SnapshotTable = { kind: 'table'; name: string; rows: number; digest: string };
type SnapshotEnd = { kind: 'end'; tables: number };
/** Rows of the most recently named table. */
export type SnapshotRows = string[];
export type SnapshotLine = SnapshotHead | SnapshotTable | SnapshotRows | SnapshotEnd;

export type SnapshotOptions = {
  /** Tables with short-lived rows; they are restored empty. */
  excluded: readonly string[];
  about: Record<string, string>;
};

/**
 * Reads every table in one consistent snapshot. Writes continue meanwhile; only migrations wait. Only
 * some rows are in memory at a time. Uses a dedicated connection.
 */
export async function* takeSnapshot(
  options: DatabaseOptions,
  { excluded, about }: SnapshotOptions,
): AsyncGenerator<SnapshotLine> {
  const database = openDatabase({
    ...options,
    poolMax: 1,
    statementTimeoutMs: 0,
    applicationName: 'xingwen backup',
  });
  try {
    const tx = await database.db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    try {
      yield* readSnapshot(tx, excluded, about);
    } finally {
      await tx.rollback().execute();
    }
  } finally {
    await database.close();
  }
}

async function* readSnapshot(
  tx: Executor,
  excluded: readonly string[],
  about: Record<string, string>,
): AsyncGenerator<SnapshotLine> {
  await setTextFormats(tx);
  const tables = (await listTables(tx)).map(({ name }) => name);
  const ids = sql.join(tables.map((name) => sql.id(name)));
  await sql`lock table ${ids} in access share mode`.execute(tx);
  yield await readHead(tx, about);
  const included = tables.filter((name) => !excluded.includes(name));
  for (const name of included) {
    yield { kind: 'table', name, ...(await digestTable(tx, name)) };
    yield* readRows(tx, name);
  }
  yield { kind: 'end', tables: included.length };
}

async function readHead(tx: Executor, about: Record<string, string>): Promise<SnapshotHead> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migration order by name`.execute(tx);
  const { rows: times } = await sql<{ now: Date }>`select now()`.execute(tx);
  const takenAt = times[0]?.now.toISOString() ?? '';
  return { kind: 'head', form: 1, takenAt, migrations: rows, about };
}

async function* readRows(tx: Executor, table: string): AsyncGenerator<SnapshotRows> {
  await sql`declare snapshot_rows no scroll cursor for
    select (t.*)::text as row from ${sql.id(table)} t`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`
      fetch ${sql.lit(rowsPerLine)} from snapshot_rows`.execute(tx);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < rowsPerLine) break;
  }
  await sql`close snapshot_rows`.execute(tx);
}
