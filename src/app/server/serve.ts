import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createLog } from '#platform/server/log.ts';
import { joinGroup } from '#platform/server/process-group-member.ts';
import { startTracing } from '#platform/server/tracing.ts';
import { mailDirOf, openStorage, type Storage } from './open-storage.ts';
import { createProduct, type Product } from './product.ts';
import { seedDemo } from './seed-demo.ts';
import type { Settings } from './settings.ts';

const root = join(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};

/** Runs the product in this process; returns where it listens. */
export async function start(
  settings: Settings,
  stopOnSignals: (stop: () => Promise<void>) => void,
): Promise<string> {
  let storage: Storage | null = null;
  let product: Product | null = null;
  try {
    const log = createLog(settings.LOG_LEVEL);
    const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
    const stopTracing = endpoint && (await startTracing({ endpoint, service: 'xingwen', version }));
    process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
    const group = joinGroup();
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
      readMetrics: group?.readMetrics,
    });
    const address = await product.listen({
      host: settings.HOST,
      port: settings.PORT,
      reusePort: group !== null,
    });
    const { close } = storage;
    const { close: closeProduct } = product;
    stopOnSignals(async () => {
      await closeProduct();
      if (stopTracing) await stopTracing();
      await close();
    });
    if (settings.DEMO && dataDir !== null) await seedDemo({ database, secret, dataDir, settings });
    group?.tellReady(address);
    return address;
  } catch (error) {
    await product?.close();
    await storage?.close();
    throw error;
  }
}
