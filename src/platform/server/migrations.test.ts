import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { temporaryFolder } from '#test/temporary-folder.ts';
import { migrate, MigrationError } from './migrations.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  // The product's own migrations, which the template has had, are none of this test's.
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  folder = temporaryFolder();
});
afterEach(() => database.drop());

function write(name: string, text: string): Promise<void> {
  return writeFile(join(folder, name), text);
}

async function notes(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from note order by text`.execute(
    database.db,
  );
  return rows.map(({ text }) => text);
}

it('applies every new file once, in order', async () => {
  await write('001-note.sql', `create table note (text text); insert into note values ('a');`);
  await write('002-more.sql', `insert into note values ('b');`);
  expect(await migrate(database, folder)).toEqual(['001-note.sql', '002-more.sql']);
  await write('010-last.sql', `insert into note values ('c');`);
  expect(await migrate(database, folder)).toEqual(['010-last.sql']);
  expect(await migrate(database, folder)).toEqual([]);
  expect(await notes()).toEqual(['a', 'b', 'c']);
});

it('finds nothing to do in an empty folder', async () => {
  expect(await migrate(database, folder)).toEqual([]);
});

it('rolls back a failing file, keeps those before it and continues once it is fixed', async () => {
  await write('001-note.sql', 'create table note (text text);');
  await write('002-wrong.sql', `insert into note values ('half'); select 1 / 0;`);
  await expect(migrate(database, folder)).rejects.toThrow(/002-wrong\.sql failed and was undone/);
  expect(await notes()).toEqual([]);
  await write('002-wrong.sql', `insert into note values ('whole');`);
  expect(await migrate(database, folder)).toEqual(['002-wrong.sql']);
  expect(await notes()).toEqual(['whole']);
});

it('waits only so long for a table that something else uses, and continues at the next start', async () => {
  await write('001-note.sql', 'create table note (text text);');
  await migrate(database, folder);
  await write('002-more.sql', 'alter table note add column at timestamptz;');
  await database.db.transaction().execute(async (reader) => {
    await sql`select from note`.execute(reader);
    const waiting = migrate(database, folder, { tableWaitMs: 50 });
    await expect(waiting).rejects.toThrow(/002-more\.sql failed and was undone: something else/);
  });
  expect(await migrate(database, folder)).toEqual(['002-more.sql']);
});

it('refuses an applied file that has changed', async () => {
  await write('001-note.sql', 'create table note (text text);');
  await migrate(database, folder);
  await write('001-note.sql', 'create table note (text text, at date);');
  await expect(migrate(database, folder)).rejects.toThrow(/001-note\.sql has changed/);
});

it('refuses a database that is newer than the code', async () => {
  await write('001-note.sql', 'create table note (text text);');
  await write('002-newer.sql', 'create table newer ();');
  await migrate(database, folder);
  await rm(join(folder, '002-newer.sql'));
  await expect(migrate(database, folder)).rejects.toThrow(/002-newer\.sql.*newer than the code/);
});

it('refuses a database of before the first release, and says what to do', async () => {
  await write('001-platform.sql', 'create table note (text text);');
  await migrate(database, folder);
  await rm(join(folder, '001-platform.sql'));
  await write('005-platform.sql', 'create table other (text text);');
  await expect(migrate(database, folder)).rejects.toThrow(
    /before the first release.*empty DATA_DIR/,
  );
});

it('refuses a new file with a number below an applied one', async () => {
  await write('002-note.sql', 'create table note (text text);');
  await migrate(database, folder);
  await write('001-late.sql', 'create table late ();');
  await expect(migrate(database, folder)).rejects.toThrow(/001-late\.sql comes before 002-note/);
});

it.each([
  ['1-short.sql', 'is not named like'],
  ['001_underscore.sql', 'is not named like'],
  ['001-twice.sql', 'Two migrations have the number 001'],
])('refuses the file name %s', async (name, reason) => {
  await write('001-first.sql', '');
  await write(name, '');
  const failure = await migrate(database, folder).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MigrationError);
  expect(String(failure)).toContain(reason);
});

it('lets four processes at once apply each file exactly once', async () => {
  await write('001-note.sql', 'create table note (text text); select pg_sleep(0.2);');
  for (const number of ['002', '003', '004'])
    await write(`${number}-row.sql`, `insert into note values ('${number}');`);
  const program = `
    import { migrate } from '#platform/server/migrations.ts';
    const [connection, folder] = JSON.parse(process.env.MIGRATE);
    console.log(JSON.stringify(await migrate({ connection }, folder)));`;
  const applied = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        env: { ...process.env, MIGRATE: JSON.stringify([database.connection, folder]) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      return output.trim();
    }),
  );
  expect(applied.toSorted()).toEqual([
    '["001-note.sql","002-row.sql","003-row.sql","004-row.sql"]',
    '[]',
    '[]',
    '[]',
  ]);
  expect(await notes()).toEqual(['002', '003', '004']);
});
