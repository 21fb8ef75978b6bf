import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { type DatabaseConnection, openDatabase } from '#platform/server/database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { migrate } from '#platform/server/migrations.ts';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';

import { removeFolder, temporaryFolder } from './temporary-folder.ts';

/** The database that every test database is cloned from. */
const templateDatabase = 'xingwen_template';
const migrationsFolder = join(import.meta.dirname, '..', 'migrations');
const watcherProgram = join(import.meta.dirname, 'abandoned-server.ts');
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

declare module 'vitest' {
  // Merged into Vitest's own declaration, which requires an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    testPostgres: TestPostgres;
  }
}

/** The run's server, as given to the workers. */
export type TestPostgres = {
  connection: DatabaseConnection;
  templateDatabase: string;
  /** Why there is no template, so that only the tests that need one fail. */
  migrationFailure: string | undefined;
};

/** One server per run in its own folder, with one migrated template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = temporaryFolder();
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir,
    log: silent,
    // Nothing needs to survive, and no database lives long enough to be vacuumed.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
    },
  });
  const watcher = spawn(process.execPath, [watcherProgram, dataDir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.unref();
  async function tearDown(): Promise<void> {
    watcher.kill('SIGKILL');
    await stop();
    await removeFolder(dataDir);
  }
  try {
    const migrationFailure = await makeTemplate(connection);
    project.provide('testPostgres', { connection, templateDatabase, migrationFailure });
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}

async function makeTemplate(connection: DatabaseConnection): Promise<string | undefined> {
  const product = openDatabase({ connection });
  await sql`create database ${sql.id(templateDatabase)}`.execute(product.db);
  await product.close();
  const template = { ...connection, database: templateDatabase };
  try {
    await migrate({ connection: template }, migrationsFolder);
    return undefined;
  } catch (error) {
    return String(error);
  }
}
