import { sql } from 'kysely';
import {
  digestTable,
  fixTextForm,
  listSequences,
  listTables,
  type CatalogSequence,
  type CatalogTable,
} from './database-catalog.ts';
import type {
  SnapshotEnd,
  SnapshotHead,
  SnapshotLine,
  SnapshotRows,
  SnapshotTable,
} from './database-snapshot.ts';
import { openDatabase, type DatabaseOptions, type Executor } from './database.ts';
import { migrateWithin, rebuildSchema } from './migrations.ts';

/** A snapshot cannot be put back; the message says why, and nothing was changed. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

export type Restored = { head: SnapshotHead; tables: number; rows: number };

export type RestoreWish = {
  /** The folder of migrations: first those that the snapshot has had, after its rows the others. */
  migrations: string;
  /** Looks at what is there and at the head before anything is touched; refuses by throwing. */
  check: (tx: Executor, head: SnapshotHead) => Promise<void>;
  /** Changes what was put back before anybody sees it. */
  finish: (tx: Executor) => Promise<void>;
};

/**
 * Puts a snapshot in the place of everything in the database: all in one transaction, so that a
 * stream that breaks off or does not fit leaves what was there. Every table is compared with what
 * was counted and summed when it was read. Numbers that were given, there or here, are not given
 * again.
 *
 * @throws RestoreError, MigrationError when a migration is unknown here, or what the stream throws
 */
export async function restoreSnapshot(
  options: DatabaseOptions,
  lines: AsyncIterable<SnapshotLine>,
  wish: RestoreWish,
): Promise<Restored> {
  const name = { applicationName: 'xingwen restore' };
  const door = openDatabase({ ...options, ...name, poolMax: 1, statementTimeoutMs: 0 });
  try {
    return await door.db.transaction().execute((tx) => putBack(tx, lines, wish));
  } finally {
    await door.close();
  }
}

async function putBack(
  tx: Executor,
  lines: AsyncIterable<SnapshotLine>,
  { migrations, check, finish }: RestoreWish,
): Promise<Restored> {
  const source = lines[Symbol.asyncIterator]();
  const head = await readHead(source);
  await check(tx, head);
  await fixTextForm(tx);
  const given = await listSequences(tx);
  await rebuildSchema(tx, migrations, head.migrations);
  const tables = await listTables(tx);
  const finishSchema = await setAside(tx);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.id(name)))}`.execute(tx);
  const { told, end } = await load(tx, source, tables);
  await finishSchema();
  for (const table of told) await compare(tx, table);
  await migrateWithin(tx, migrations);
  await goOnCounting(tx, [...end.sequences, ...given]);
  await finish(tx);
  return { head, tables: told.length, rows: told.reduce((sum, { rows }) => sum + rows, 0) };
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
): Promise<{ told: SnapshotTable[]; end: SnapshotEnd }> {
  const told: SnapshotTable[] = [];
  let into: CatalogTable | undefined;
  for (let next = await source.next(); !next.done; next = await source.next()) {
    const line = next.value;
    if (Array.isArray(line)) {
      if (!into) throw new RestoreError('The backup has rows of no table.');
      await insertRows(tx, into, line);
    } else if (line.kind === 'table') {
      into = tables.find(({ name }) => name === line.name);
      if (!into) throw new RestoreError(`No migration of the backup makes its table ${line.name}.`);
      told.push(line);
    } else if (line.kind === 'end') {
      if (line.tables !== told.length) throw new RestoreError('The backup lacks tables.');
      // Whatever still comes is not ours, and reading on checks the rest of the stream.
      if (!(await source.next()).done) throw new RestoreError('The backup goes on after its end.');
      return { told, end: line };
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
  // `offset 0` has each row read once and not once for every column.
  await sql`
    insert into ${sql.id(name)} (${into}) overriding system value
    select ${from} from (
      select line::${sql.id(name)} as r from unnest(${rows}::text[]) line offset 0
    ) as parsed`.execute(tx);
}

async function compare(tx: Executor, told: SnapshotTable): Promise<void> {
  const { rows, digest } = await digestTable(tx, told.name);
  if (rows === told.rows && digest === told.digest) return;
  throw new RestoreError(
    `${told.name} has ${rows} rows that are not the ${told.rows} of the backup: nothing was changed.`,
  );
}

/** Sets each sequence past the highest number that it gave, wherever that was. */
async function goOnCounting(tx: Executor, given: readonly CatalogSequence[]): Promise<void> {
  const highest = new Map<string, bigint>();
  for (const { name, last } of given) {
    const before = highest.get(name) ?? 0n;
    highest.set(name, BigInt(last) > before ? BigInt(last) : before);
  }
  for (const [name, last] of highest) {
    await sql`select setval(to_regclass(${name}), ${last.toString()}::bigint)`.execute(tx);
  }
}

/**
 * Takes away what would slow the loading or act on it (foreign keys, indexes, triggers); what it
 * returns puts it back, which also checks every reference.
 */
async function setAside(tx: Executor): Promise<() => Promise<void>> {
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
