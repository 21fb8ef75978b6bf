import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type Executor } from '#platform/server/database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { createLog } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrations.ts';

/** Runs a measurement on an embedded database of its own without a time limit, then prints the load of the machine. */
export async function onBenchDatabase(measure: (db: Executor) => Promise<void>): Promise<void> {
  const loadBefore = loadavg()[0] ?? 0;
  const dataDir = await mkdtemp(join(tmpdir(), 'xingwen-bench-'));
  const server = await startEmbeddedPostgres({ dataDir, log: createLog('error') });
  try {
    await migrate({ connection: server.connection }, join(import.meta.dirname, '../migrations'));
    const database = openDatabase({ connection: server.connection, statementTimeoutMs: 0 });
    try {
      await measure(database.db);
      console.log(`\nLoad of the machine when it began: ${loadBefore.toFixed(1)}`);
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** Makes accounts with the ids from 1 to `count`. */
export async function insertBenchPeople(db: Executor, count: number): Promise<void> {
  await sql`insert into app_user (id, username, username_key, email, email_key, password_hash, date_joined)
    select n, name, name, name || '@example.org', name || '@example.org', '-', now()
    from (select n, 'bench' || n as name from generate_series(1, ${count}::int) n) names
    on conflict do nothing`.execute(db);
}
