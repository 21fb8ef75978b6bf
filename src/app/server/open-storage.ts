import { join } from 'node:path';
import process from 'node:process';
import { ConfigurationError } from '#platform/server/configuration.ts';
import { openDatabase, type Database, type DatabaseOptions } from '#platform/server/database.ts';
import { assertDatabaseReachable } from '#platform/server/database-reachable.ts';
import {
  EmbeddedPostgresError,
  startEmbeddedPostgres,
} from '#platform/server/embedded-postgres.ts';
import type { Log } from '#platform/server/log.ts';
import { migrate, MigrationError } from '#platform/server/migrations.ts';
import { createReplicaReads } from '#platform/server/replica-reads.ts';
import { readOrCreateSecret } from '#platform/server/secret-keys.ts';
import type { Settings } from './settings.ts';

const root = join(import.meta.dirname, '../../..');
export const migrationsDir = join(root, 'migrations');

export type Storage = {
  database: Database;
  /** Of the database itself, for work that needs a session: migrations, backups, restores. */
  address: DatabaseOptions;
  secret: string;
  /** Null with the operator's own database. */
  dataDir: string | null;
  close: () => Promise<void>;
};

/**
 * Opens and migrates the configured database: the operator's own, or the embedded one, which is started
 * unless another process of the product already runs it.
 */
export async function openStorage(settings: Settings, log: Log): Promise<Storage> {
  const poolMax = settings.DATABASE_POOL_MAX;
  if (settings.DATABASE_URL) {
    const { address, served } = addressesOf(settings.DATABASE_URL, settings.DATABASE_DIRECT_URL);
    if (served.direct) await assertDatabaseReachable('DATABASE_DIRECT_URL', address);
    await assertDatabaseReachable('DATABASE_URL', served);
    await migrate(address, migrationsDir);
    const database = openDatabase({ ...served, poolMax });
    const replica = openReplica(database, settings);
    const close = async () => {
      await replica?.close();
      await database.close();
    };
    return {
      database: replica ? { ...database, readOnly: replica.readOnly } : database,
      address,
      secret: settings.SECRET_KEY ?? '',
      dataDir: null,
      close,
    };
  }
  const dataDir = dataDirOf(settings);
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    const address = { connection: server.connection };
    await migrate(address, migrationsDir);
    const secret = settings.SECRET_KEY ?? (await readOrCreateSecret(dataDir));
    const database = openDatabase({ ...address, poolMax });
    const close = async () => {
      await database.close();
      await server.stop();
    };
    return { database, address, secret, dataDir, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** What only reads may go to a replica, which may be behind a pooler as the database is. */
function openReplica({ db }: Database, settings: Settings) {
  const { DATABASE_REPLICA_URL: url, DATABASE_POOL_MAX: poolMax } = settings;
  if (url === undefined) return null;
  const { served } = addressesOf(url, settings.DATABASE_DIRECT_URL && url);
  const replica = openDatabase({ ...served, poolMax });
  const { readOnly, settled } = createReplicaReads(db, replica.db);
  const close = async () => {
    await settled();
    await replica.close();
  };
  return { readOnly, close };
}

/** Of the database itself, and of what calls are served from, which may be a pooler before it. */
function addressesOf(url: string, directUrl: string | undefined) {
  if (directUrl === undefined) return { address: { url }, served: { url } };
  const address = { url: directUrl };
  return { address, served: { url, direct: address } };
}

/** `./data`, or the system location when the product runs as root. */
function dataDirOf(settings: Settings): string {
  if (settings.DATA_DIR) return settings.DATA_DIR;
  return process.getuid?.() === 0 ? '/var/lib/xingwen' : join(root, 'data');
}

/** The folder for mail files without a mail server. */
export const mailDirOf = (settings: Settings): string => join(dataDirOf(settings), 'mail');

/** Errors the operator can fix become one sentence; others keep their stack. */
export function explainFailure(error: unknown): string {
  const isKnown =
    error instanceof ConfigurationError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof MigrationError;
  if (isKnown) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
