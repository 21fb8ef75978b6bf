import { setTimeout as sleep } from 'node:timers/promises';

import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isDatabaseUnavailable, isPassingFailure } from './database-errors.ts';
import { openDatabase, transaction } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the session of a connection', () => {
  it('uses Shanghai time, whatever the machine uses', async () => {
    const { rows } = await sql<{ day: string }>`
      select date '2026-01-31' as day, current_setting('TimeZone') as zone`.execute(database.db);
    expect(rows).toEqual([{ day: '2026-01-31', zone: 'Asia/Shanghai' }]);
  });

  it('starts no parallel workers', async () => {
    const { rows } = await sql`
      select current_setting('max_parallel_workers_per_gather') as workers`.execute(database.db);
    expect(rows).toEqual([{ workers: '0' }]);
  });

  it('keeps nothing behind a pooler in transaction mode', async () => {
    const { connection } = database;
    const pooled = openDatabase({ connection, direct: { connection }, poolMax: 1 });
    const use = () => sql`select ${1}::int`.execute(pooled.db);
    for (let time = 0; time < 5; time += 1) await use();
    const { rows } = await sql`
      select (select count(*) from pg_prepared_statements) as kept,
        (select reset_val from pg_settings where name = 'statement_timeout') as timeout`.execute(
      pooled.db,
    );
    const heard = Promise.withResolvers<string>();
    await pooled.listen('pooled', heard.resolve);
    await pooled.notify('pooled', '好');
    expect(await heard.promise).toBe('好');
    await pooled.close();
    expect(rows).toEqual([{ kept: 0, timeout: '0' }]);
  });

  it('cancels a statement that takes too long', async () => {
    const hasty = openDatabase({ connection: database.connection, statementTimeoutMs: 50 });
    const failure = await sql`select pg_sleep(10)`.execute(hasty.db).catch((e: unknown) => e);
    await hasty.close();
    expect(failure).toMatchObject({ code: '57014' });
    expect([isDatabaseUnavailable(failure), isPassingFailure(failure)]).toEqual([false, true]);
  });
});

describe('a statement that comes again', () => {
  it('is planned once for a connection, and anew where its table has changed', async () => {
    const { db } = database;
    await sql`create table changing (n int)`.execute(db);
    await sql`insert into changing values (1)`.execute(db);
    const read = () => sql`select * from changing where n = ${1}`.execute(db);
    for (let use = 0; use < 4; use += 1) expect((await read()).rows).toEqual([{ n: 1 }]);
    const kept = await sql`select name from pg_prepared_statements
      where statement like 'select * from changing%'`.execute(db);
    expect(kept.rows).toHaveLength(1);
    await sql`alter table changing add column more text`.execute(db);
    expect((await read()).rows).toEqual([{ n: 1, more: null }]);
    for (let use = 0; use < 4; use += 1) await read();
    await sql`alter table changing drop column more`.execute(db);
    const inTransaction = await transaction(db, (trx) =>
      sql`select * from changing where n = ${1}`.execute(trx),
    );
    expect(inTransaction.rows).toEqual([{ n: 1 }]);
    await sql`drop table changing`.execute(db);
  });
});

describe('values', () => {
  it('are numbers for ids and Date objects for times', async () => {
    const { rows } = await sql`
      select 9007199254740991::int8 as id, array[1, 2]::int8[] as ids, '{}'::int8[] as none,
        timestamptz '2026-01-31 08:00+08' as at`.execute(database.db);
    expect(rows).toEqual([
      { id: 9007199254740991, ids: [1, 2], none: [], at: new Date('2026-01-31T00:00:00Z') },
    ]);
  });

  it('throw instead of being rounded when they exceed the safe range', async () => {
    await expect(sql`select 9007199254740993::int8`.execute(database.db)).rejects.toThrow(
      RangeError,
    );
  });
});

describe('a transaction', () => {
  it('is retried after a serialization failure, three tries in all', async () => {
    const tries: number[] = [];
    const failing = transaction(database.db, async (tx) => {
      tries.push(tries.length);
      await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx);
    });
    await expect(failing).rejects.toMatchObject({ code: '40001' });
    expect(tries).toHaveLength(3);
  });

  it('is not retried after any other failure', async () => {
    let tries = 0;
    const failing = transaction(database.db, async (tx) => {
      tries += 1;
      await sql`select 1 / 0`.execute(tx);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(tries).toBe(1);
  });
});

describe('notifications', () => {
  it('reach every listener of the channel and no other', async () => {
    const first = Promise.withResolvers<string>();
    const second = Promise.withResolvers<string>();
    const stops = [
      await database.listen('News one', first.resolve),
      await database.listen('News one', second.resolve),
      await database.listen('news one', () => first.reject(new Error('wrong channel'))),
    ];
    await database.notify('other', '');
    await database.notify('News one', '你好');
    expect(await Promise.all([first.promise, second.promise])).toEqual(['你好', '你好']);
    for (const stop of stops) await stop();
  });

  it('resume after the connection broke, and the listener learns of the gap', async () => {
    const gap = Promise.withResolvers<void>();
    const received = Promise.withResolvers<string>();
    const stop = await database.listen('runs', received.resolve, gap.resolve);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen %' and datname = current_database()`.execute(database.db);
    await gap.promise;
    await database.notify('runs', 'after');
    expect(await received.promise).toBe('after');
    await stop();
  });
});

describe('a server that disappears', () => {
  it('fails the current query as unavailable and serves the next', async () => {
    const own = openDatabase({ connection: database.connection, poolMax: 2 });
    const running = sql`select pg_sleep(10), 'slow'`.execute(own.db).catch((e: unknown) => e);
    while ((await ended(database)) === 0) await sleep(5);
    expect(isDatabaseUnavailable(await running)).toBe(true);
    expect(await own.ping()).toBe(true);
    await own.close();
  });

  it('does not prevent a listener from closing', async () => {
    const away = await createTestDatabase();
    const name = away.connection.database;
    const stop = await away.listen('runs', () => undefined);
    await sql`alter database ${sql.id(name)} with allow_connections false`.execute(database.db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name}`.execute(database.db);
    expect(await away.ping()).toBe(false);
    await stop();
    await away.drop();
  });

  it('is distinguished from a rejected statement when nothing listens there', async () => {
    const nowhere = openDatabase({ connection: { ...database.connection, host: '/nowhere' } });
    const failure = await sql`select 1`.execute(nowhere.db).catch((e: unknown) => e);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(await nowhere.ping()).toBe(false);
    await nowhere.close();
    expect(isDatabaseUnavailable(Object.assign(new Error(), { code: '53100' }))).toBe(true);
    expect(isDatabaseUnavailable(Object.assign(new Error(), { code: '23505' }))).toBe(false);
    expect(isDatabaseUnavailable(Object.assign(new Error(), { code: 'ENOENT' }))).toBe(false);
    expect(isDatabaseUnavailable(undefined)).toBe(false);
  });
});

async function ended(door: TestDatabase): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query like '%''slow''%' and pid <> pg_backend_pid() and state = 'active'`.execute(
    door.db,
  );
  return rows.length;
}
