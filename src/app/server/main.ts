import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ConfigurationError } from '#platform/server/configuration.ts';
import { openDatabase, type Database } from '#platform/server/database.ts';
import {
  EmbeddedPostgresError,
  startEmbeddedPostgres,
} from '#platform/server/embedded-postgres.ts';
import { createLog } from '#platform/server/log.ts';
import { migrate, MigrationError } from '#platform/server/migrations.ts';
import { readOrCreateSecret } from '#platform/server/secret-keys.ts';
import { createProduct, type Product } from './product.ts';
import { seedDemo } from './seed-demo.ts';
import { readSettings, type Settings } from './settings.ts';

const root = join(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};

type Log = ReturnType<typeof createLog>;
type Opened = {
  database: Database;
  secret: string;
  dataDir: string | null;
  close: () => Promise<void>;
};

/** `./data`, or the system's place when root runs the product. */
function dataDirOf(settings: Settings): string {
  if (settings.DATA_DIR) return settings.DATA_DIR;
  return process.getuid?.() === 0 ? '/var/lib/xingwen' : join(root, 'data');
}

async function openStorage(settings: Settings, log: Log): Promise<Opened> {
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

/** What an operator can mend is said in a sentence; anything else keeps its stack. */
function explain(error: unknown, settings: Settings | null): string {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'EADDRINUSE') {
    return `Port ${settings?.PORT} is in use. Stop the other program or choose another port: PORT=8001 npm start`;
  }
  if (code === 'EACCES') {
    return `Port ${settings?.PORT} may not be used by this user. Choose another: PORT=8001 npm start`;
  }
  const isKnown =
    error instanceof ConfigurationError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof MigrationError;
  if (isKnown) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping: Promise<void> | null = null;
  const onSignal = () => {
    stopping ??= stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(explain(error, null));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('SIGHUP', onSignal);
}

async function main(): Promise<void> {
  let settings: Settings | null = null;
  let storage: Opened | null = null;
  let product: Product | null = null;
  try {
    settings = readSettings(process.env);
    const log = createLog(settings.LOG_LEVEL);
    process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
    storage = await openStorage(settings, log);
    const { database, secret, dataDir } = storage;
    const distDir = join(root, 'dist');
    product = await createProduct({
      settings,
      secret,
      database,
      log,
      version,
      now: () => new Date(),
      distDir: existsSync(join(distDir, 'index.html')) ? distDir : null,
      environment: process.env,
    });
    const address = await product.listen(settings.HOST, settings.PORT);
    const { close } = storage;
    const { close: closeProduct } = product;
    stopOnSignals(async () => {
      await closeProduct();
      await close();
    });
    console.log(
      `${settings.BRAND_NAME} is ready: ${address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')}`,
    );
    if (settings.DEMO && dataDir !== null) await seedDemo({ database, secret, dataDir, settings });
  } catch (error) {
    console.error(explain(error, settings));
    await product?.close();
    await storage?.close();
    process.exit(1);
  }
}

await main();
