import { sql } from 'kysely';
import { digestTable, setTextFormats, listTables, type CatalogTable } from './database-catalog.ts';
import type {
  SnapshotHead,
  SnapshotLine,
  SnapshotRows,
  SnapshotTable,
} from './database-snapshot.ts';
import { openDatabase, type DatabaseOptions, type Executor } from './database.ts';
import { migrateWithin, rebuildSchema } from './migrations.ts';

/** A snapshot cannot be restored; the message gives the reason, and nothing was changed. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

export type Restored = { head: SnapshotHead; tables: number; rows: number };

export type RestoreOptions = {
  /** The folder of migrations: those of the snapshot run before its rows are loaded, newer ones after. */
  migrations: string;
  /** Inspects the database and the head before anything is changed; throws to refuse. */
  check: (tx: Executor, head: SnapshotHead) => Promise<void>;
  /** Changes the restored data before it is committed. */
  finish: (tx: Executor) => Promise<void>;
};

/**
 * Replaces everything in the database with a snapshot, in one transaction, so that a truncated or
 * incompatible stream changes nothing. Every table is compared with the row count and checksum taken
 * when it was read.
 *
 * @throws RestoreError, MigrationError when a migration is unknown here, or what the stream throws
 */
export async function restoreSnapshot(
  options: DatabaseOptions,
  lines: AsyncIterable<SnapshotLine>,
  restore: RestoreOptions,
): Promise<Restored> {
  const name = { applicationName: 'xingwen restore' };
  const database = openDatabase({ ...options, ...name, poolMax: 1, statementTimeoutMs: 0 });
  try {
    return await database.db.transaction().execute((tx) => restoreWithin(tx, lines, restore));
  } finally {
    await database.close();
  }
}

async function restoreWithin(
  tx: Executor,
  lines: AsyncIterable<SnapshotLine>,
  { migrations, check, finish }: RestoreOptions,
): Promise<Restored> {
  const source = lines[Symbol.asyncIterator]();
  const head = await readHead(source);
  await check(tx, head);
  await setTextFormats(tx);
  await rebuildSchema(tx, migrations, head.migrations);
  const tables = await listTables(tx);
  const finishSchema = await removeForLoading(tx);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.id(name)))}`.execute(tx);
  const expected = await load(tx, source, tables);
  await finishSchema();
  for (const table of expected) await compare(tx, table);
  await migrateWithin(tx, migrations);
  await finish(tx);
  return { head, tables: expected.length, rows: expected.reduce((sum, { rows }) => sum + rows, 0) };
}

async function readHead(source: AsyncIterator<SnapshotLine>): Promise<SnapshotHead> {
  const first = await source.next();
  if (first.done || Array.isArray(first.value) || first.value.kind !== 'head') {
    throw new RestoreError('The file does not begin like a backup.');
  }
  if (first.value.form === 1) return first.value;
  throw new RestoreError('The backup was made by a newer version of the product.');
}

async function load(
  tx: Executor,
  source: AsyncIterator<SnapshotLine>,
  tables: readonly CatalogTable[],
): Promise<SnapshotTable[]> {
  const expected: SnapshotTable[] = [];
  let into: CatalogTable | undefined;
  for (let next = await source.next(); !next.done; next = await source.next()) {
    const line = next.value;
    if (Array.isArray(line)) {
      if (!into) throw new RestoreError('The backup has rows of no table.');
      await insertRows(tx, into, line);
    } else if (line.kind === 'table') {
      into = tables.find(({ name }) => name === line.name);
      if (!into) throw new RestoreError(`No migration of the backup makes its table ${line.name}.`);
      expected.push(line);
    } else if (line.kind === 'end') {
      if (line.tables !== expected.length) throw new RestoreError('The backup lacks tables.');
      // Reading on verifies the rest of the stream; there must be nothing left.
      if (!(await source.next()).done) throw new RestoreError('The backup goes on after its end.');
      return expected;
    }
  }
  throw new RestoreError('The backup has no end: it is not whole.');
}

async function insertRows(
  tx: Executor,
  { name, columns }: CatalogTable,
  rows: SnapshotRows,
): Promise<void> {
  const into = sql.join(columns.map((column) => sql.id(column)));
  const from = sql.join(columns.map((column) => sql`(r).${sql.id(column)}`));
  // `offset 0` makes PostgreSQL parse each row once instead of once per column.
  await sql`
    insert into ${sql.id(name)} (${into})
    select ${from} from (
      select line::${sql.id(name)} as r from unnest(${rows}::text[]) line offset 0
    ) as parsed`.execute(tx);
}

async function compare(tx: Executor, expected: SnapshotTable): Promise<void> {
  const { rows, digest } = await digestTable(tx, expected.name);
  if (rows === expected.rows && digest === expected.digest) return;
  throw new RestoreError(
    `${expected.name} has ${rows} rows that are not the ${expected.rows} of the backup: nothing was changed.`,
  );
}

/**
 * Removes what would slow down or react to the loading (foreign keys, indexes, triggers). The returned
 * function restores it, which also checks every reference.
 */
async function removeForLoading(tx: Executor): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<Definition>`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    order by 1, 2`.execute(tx);
  const { rows: indexes } = await sql<Definition>`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name,
      pg_get_indexdef(indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = current_schema()::regnamespace
      and not exists (select from pg_constraint where conindid = i.indexrelid and contype <> 'f')
    order by 1, 2`.execute(tx);
  const { rows: triggers } = await sql<Omit<Definition, 'definition'>>`
    select tgrelid::regclass::text as table, quote_ident(tgname) as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = current_schema()::regnamespace and not tgisinternal and tgenabled = 'O'
    order by 1, 2`.execute(tx);
  const run = (text: string) => sql.raw(text).execute(tx);
  for (const { table, name } of keys) await run(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await run(`drop index ${name}`);
  for (const { table, name } of triggers) await run(`alter table ${table} disable trigger ${name}`);
  return async () => {
    for (const { definition } of indexes) await run(definition);
    for (const { table, name, definition } of keys) {
      await run(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const { table, name } of triggers) {
      await run(`alter table ${table} enable trigger ${name}`);
    }
  };
}
type Definition = { table: string; name: string; definition: string };
