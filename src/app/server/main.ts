import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createLog } from '#platform/server/log.ts';
import { startTracing } from '#platform/server/tracing.ts';
import { explainFailure, mailDirOf, openStorage, type Storage } from './open-storage.ts';
import { createProduct, type Product } from './product.ts';
import { seedDemo } from './seed-demo.ts';
import { readSettings, settingsWarnings, type Settings } from './settings.ts';

const root = join(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};

function explain(error: unknown, settings: Settings | null): string {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'EADDRINUSE') {
    return `Port ${settings?.PORT} is in use. Stop the other program or choose another port: PORT=8001 npm start`;
  }
  if (code === 'EACCES') {
    return `Port ${settings?.PORT} may not be used by this user. Choose another: PORT=8001 npm start`;
  }
  return explainFailure(error);
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
  let storage: Storage | null = null;
  let product: Product | null = null;
  try {
    settings = readSettings(process.env);
    for (const warning of settingsWarnings(settings)) console.warn(warning);
    const log = createLog(settings.LOG_LEVEL);
    const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
    const stopTracing = endpoint && (await startTracing({ endpoint, service: 'xingwen', version }));
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
      mailDir: mailDirOf(settings),
      distDir: existsSync(join(distDir, 'index.html')) ? distDir : null,
      environment: process.env,
    });
    const address = await product.listen(settings.HOST, settings.PORT);
    const { close } = storage;
    const { close: closeProduct } = product;
    stopOnSignals(async () => {
      await closeProduct();
      if (stopTracing) await stopTracing();
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
