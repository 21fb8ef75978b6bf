import { randomBytes } from 'node:crypto';

import {
  type Database,
  type DatabaseConnection,
  type DatabaseOptions,
  openDatabase,
} from '#platform/server/database.ts';
import { sql } from 'kysely';
import { inject } from 'vitest';

/** A busy machine may take longer than the product allows, also where many tests wait for one lock. */
const statementTimeoutMs = 60_000;

/** A migrated, empty database for one test file or one test. */
export type TestDatabase = {
  /** For tests that open further connections or processes. */
  connection: DatabaseConnection;
  /** Closes and removes it, even if others are still connected. */
  drop: () => Promise<void>;
} & Database;

/** Clones the run's migrated template: `afterAll(() => database.drop())`. */
export async function createTestDatabase(
  options: Omit<DatabaseOptions, 'connection' | 'url'> = {},
): Promise<TestDatabase> {
  const { connection: server, templateDatabase, migrationFailure } = inject('testPostgres');
  if (migrationFailure !== undefined) throw new Error(migrationFailure);
  const database = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, (door) =>
    // Through the log, the other way, takes ten times the processor time.
    sql`create database ${sql.id(database)} template ${sql.id(templateDatabase)}
      strategy file_copy`.execute(door.db),
  );
  const connection = { ...server, database };
  const door = openDatabase({ statementTimeoutMs, ...options, connection });
  return {
    ...door,
    connection,
    async drop() {
      await door.close();
      await onServer(server, ({ db }) =>
        sql`drop database ${sql.id(database)} with (force)`.execute(db),
      );
    },
  };
}

async function onServer<T>(
  connection: DatabaseConnection,
  work: (door: Database) => Promise<T>,
): Promise<void> {
  const door = openDatabase({ connection, poolMax: 1 });
  try {
    await work(door);
  } finally {
    await door.close();
  }
}
