import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** Version, schema and size of the database. */
export type StorageState = { databaseBytes: number; database: string; schema: string };

export async function readStorage(db: Executor): Promise<StorageState> {
  const { rows } = await sql<StorageState>`
    select pg_database_size(current_database()) as "databaseBytes",
      current_setting('server_version') as database,
      (select max(name) from schema_migration) as schema`.execute(db);
  return rows[0] ?? { databaseBytes: 0, database: '', schema: '' };
}
