import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Kysely, sql } from 'kysely';

import { type DatabaseOptions, openDatabase } from './database.ts';

/** Advisory lock held while migrating: any number, the same in every process. */
const migrationLock = 7_462_013;
/** While a migration waits for a table, every other statement on it waits behind. */
const tableWaitMsMax = 10_000;
const lockNotAvailable = '55P03';
/** The first file of the schema before it was rewritten; no migration leads from there to this one. */
const firstOfEarlierSchema = '001-platform.sql';
const fileName = /^(\d{3})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;

const migrationTable = `create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

type Migration = {
  name: string;
  checksum: string;
  text: string;
};

/** The schema cannot be brought to the version that the product needs. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Applies the pending `NNN-name.sql` files of a folder in order, each in its own transaction, and returns
 * their names. Processes may call it concurrently. It uses a dedicated connection without the product's
 * time limits.
 *
 * @throws MigrationError when the database is from before the first release, when an applied file has changed
 *   or is missing (the database is newer than the code), when a new file comes before an applied one, when a
 *   file fails, or when something else uses one of its tables for longer than `tableWaitMs`; the next call tries
 *   that file again.
 */
export async function migrate(
  database: DatabaseOptions,
  folder: string,
  { tableWaitMs = tableWaitMsMax } = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  // The lock belongs to this connection and is released with it.
  const opened = openDatabase({ ...database, poolMax: 1, statementTimeoutMs: 0 });
  try {
    return await opened.db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
      const pending = await pendingMigrations(connection, migrations);
      for (const migration of pending) await apply(connection, migration, tableWaitMs);
      return pending.map(({ name }) => name);
    });
  } finally {
    await opened.close();
  }
}

/**
 * Drops everything in the schema and rebuilds it, in the caller's transaction, with exactly the
 * migrations that another database has applied. `migrateWithin` applies the others.
 *
 * @throws MigrationError when one of them is missing from the folder or has changed.
 */
export async function rebuildSchema<T>(
  tx: Kysely<T>,
  folder: string,
  applied: readonly { name: string; checksum: string }[],
): Promise<void> {
  const migrations = await readMigrations(folder);
  const wanted = applied.map(({ name, checksum }) => {
    const known = migrations.find((migration) => migration.name === name);
    if (known?.checksum === checksum) return known;
    const reason = known ? 'is different here' : 'is not known here';
    throw new MigrationError(`${name} ${reason}: it needs another version of the product.`);
  });
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
  await dropEverything(tx);
  await sql.raw(migrationTable).execute(tx);
  for (const migration of wanted) await run(tx, migration);
}

/** Applies what `migrate` would, in the caller's transaction. */
export async function migrateWithin<T>(tx: Kysely<T>, folder: string): Promise<void> {
  for (const migration of await pendingMigrations(tx, await readMigrations(folder))) {
    await run(tx, migration);
  }
}

async function dropEverything<T>(tx: Kysely<T>): Promise<void> {
  const { rows: found } = await sql<{ kind: string; name: string }>`
    select 'table' as kind, c.oid::regclass::text as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    union all
    select 'routine', p.oid::regprocedure::text from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by kind desc, name`.execute(tx);
  for (const { kind, name } of found) {
    await sql.raw(`drop ${kind} if exists ${name} cascade`).execute(tx);
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = fileName.exec(name)?.[1];
    if (number === undefined)
      throw new MigrationError(`${name} in ${folder} is not named like 001-accounts.sql.`);
    if (numbers.has(number)) throw new MigrationError(`Two migrations have the number ${number}.`);
    numbers.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function pendingMigrations<T>(db: Kysely<T>, migrations: Migration[]): Promise<Migration[]> {
  await sql.raw(migrationTable).execute(db);
  const applied = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migration order by name`.execute(db);
  for (const [index, { name, checksum }] of applied.rows.entries()) {
    const known = migrations.find((migration) => migration.name === name);
    if (!known && name === firstOfEarlierSchema)
      throw new MigrationError(
        'The database was made by a version from before the first release, whose data cannot be taken over. ' +
          'Start with an empty DATA_DIR or an empty database; the version that made it can still read this one.',
      );
    if (!known)
      throw new MigrationError(
        `The database has had ${name}, which this version of the product does not know: ` +
          'it is newer than the code. Start the newer version.',
      );
    if (known.checksum !== checksum)
      throw new MigrationError(
        `${name} has changed since it was applied. Restore it and write a new migration instead.`,
      );
    const earlier = migrations[index];
    if (earlier && earlier !== known)
      throw new MigrationError(
        `${earlier.name} comes before ${name}, which is applied already. Give it a higher number.`,
      );
  }
  return migrations.slice(applied.rows.length);
}

function apply<T>(db: Kysely<T>, migration: Migration, tableWaitMs: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('lock_timeout', ${`${tableWaitMs}ms`}, true)`.execute(tx);
    await run(tx, migration);
  });
}

async function run<T>(tx: Kysely<T>, { name, text, checksum }: Migration): Promise<void> {
  try {
    await sql.raw(text).execute(tx);
    await sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`.execute(
      tx,
    );
  } catch (cause) {
    throw new MigrationError(`${name} failed and was undone: ${reasonOf(cause)}`, { cause });
  }
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (!('code' in cause) || cause.code !== lockNotAvailable) return cause.message;
  return (
    'something else uses its tables for too long, a backup or another process of the product for ' +
    'example. End that and start again.'
  );
}
