import { join } from 'node:path';
import process from 'node:process';
import { ConfigurationError } from '#platform/server/configuration.ts';
import { openDatabase, type Database } from '#platform/server/database.ts';
import {
  EmbeddedPostgresError,
  startEmbeddedPostgres,
} from '#platform/server/embedded-postgres.ts';
import type { Log } from '#platform/server/log.ts';
import { migrate, MigrationError } from '#platform/server/migrations.ts';
import { readOrCreateSecret } from '#platform/server/secret-keys.ts';
import type { Settings } from './settings.ts';

const root = join(import.meta.dirname, '../../..');

export type Storage = {
  database: Database;
  secret: string;
  /** Null with a database of the operator's. */
  dataDir: string | null;
  close: () => Promise<void>;
};

/**
 * Opens the database of the settings, migrated: the operator's own, or the embedded one, which is
 * started unless another process of the product already runs it.
 */
export async function openStorage(settings: Settings, log: Log): Promise<Storage> {
  const migrations = join(root, 'migrations');
  const poolMax = settings.DATABASE_POOL_MAX;
  if (settings.DATABASE_URL) {
    await migrate({ url: settings.DATABASE_URL }, migrations);
    const database = openDatabase({ url: settings.DATABASE_URL, poolMax });
    const close = () => database.close();
    return { database, secret: settings.SECRET_KEY ?? '', dataDir: null, close };
  }
  const dataDir = dataDirOf(settings);
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    await migrate({ connection: server.connection }, migrations);
    const secret = settings.SECRET_KEY ?? (await readOrCreateSecret(dataDir));
    const database = openDatabase({ connection: server.connection, poolMax });
    const close = async () => {
      await database.close();
      await server.stop();
    };
    return { database, secret, dataDir, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** `./data`, or the system's place when root runs the product. */
export function dataDirOf(settings: Settings): string {
  if (settings.DATA_DIR) return settings.DATA_DIR;
  return process.getuid?.() === 0 ? '/var/lib/xingwen' : join(root, 'data');
}

/** What an operator can mend is said in a sentence; anything else keeps its stack. */
export function explainFailure(error: unknown): string {
  const isKnown =
    error instanceof ConfigurationError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof MigrationError;
  if (isKnown) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
