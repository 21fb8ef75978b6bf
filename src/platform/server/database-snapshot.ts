// A snapshot is lines of JSON: a head, then for each table a line that names it and lines of its rows
// as PostgreSQL writes a row, then an end with the sequences. No end: not whole.
import { sql } from 'kysely';
import {
  digestTable,
  fixTextForm,
  listSequences,
  listTables,
  type CatalogSequence,
} from './database-catalog.ts';
import { openDatabase, type DatabaseOptions, type Executor } from './database.ts';

const rowsPerLine = 200;

export type SnapshotHead = {
  kind: 'head';
  form: 1;
  /** ISO time of the moment that the snapshot shows. */
  takenAt: string;
  migrations: { name: string; checksum: string }[];
  /** What the caller wants to find again. */
  about: Record<string, string>;
};
export type SnapshotTable = { kind: 'table'; name: string; rows: number; digest: string };
export type SnapshotEnd = { kind: 'end'; tables: number; sequences: CatalogSequence[] };
/** Rows of the table named last. */
export type SnapshotRows = string[];
export type SnapshotLine = SnapshotHead | SnapshotTable | SnapshotRows | SnapshotEnd;

export type SnapshotWish = {
  /** Tables whose rows are good for the moment only; they come back empty. */
  leaveOut: readonly string[];
  about: Record<string, string>;
};

/**
 * Reads every table in one snapshot of the database, which goes on being written meanwhile; only
 * migrations wait. Memory holds some rows at a time. Opens a connection of its own.
 */
export async function* takeSnapshot(
  options: DatabaseOptions,
  { leaveOut, about }: SnapshotWish,
): AsyncGenerator<SnapshotLine> {
  const door = openDatabase({
    ...options,
    poolMax: 1,
    statementTimeoutMs: 0,
    applicationName: 'xingwen backup',
  });
  try {
    const tx = await door.db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    try {
      yield* readSnapshot(tx, leaveOut, about);
    } finally {
      await tx.rollback().execute();
    }
  } finally {
    await door.close();
  }
}

async function* readSnapshot(
  tx: Executor,
  leaveOut: readonly string[],
  about: Record<string, string>,
): AsyncGenerator<SnapshotLine> {
  await fixTextForm(tx);
  const tables = (await listTables(tx)).map(({ name }) => name);
  const ids = sql.join(tables.map((name) => sql.id(name)));
  await sql`lock table ${ids} in access share mode`.execute(tx);
  yield await readHead(tx, about);
  const carried = tables.filter((name) => !leaveOut.includes(name));
  for (const name of carried) {
    yield { kind: 'table', name, ...(await digestTable(tx, name)) };
    yield* readRows(tx, name);
  }
  // Sequences stand outside of snapshots: read last, they are past every number above.
  yield { kind: 'end', tables: carried.length, sequences: await listSequences(tx) };
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
