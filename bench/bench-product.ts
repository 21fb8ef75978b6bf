import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServerBuilt } from '../scripts/builds.mjs';
import { startBuiltProduct, type ProductProcess } from '#test/served-product.ts';

/** The product as users run it, on a fresh folder; `stop` removes the folder too. */
export async function startBenchProduct(
  environment: Record<string, string>,
): Promise<{ product: ProductProcess; dataDir: string; stop: () => Promise<void> }> {
  const fault = await ensureServerBuilt();
  if (fault) throw new Error(fault);
  const dataDir = await mkdtemp(join(tmpdir(), 'xingwen-bench-'));
  const product = await startBuiltProduct({
    NODE_ENV: 'production',
    RATE_LIMITS: 'on',
    STAFF_SECOND_FACTOR: 'on',
    RUNNING_REPLIES_MAX: '100',
    FREE_MESSAGES: '10000',
    DATA_DIR: dataDir,
    DEMO: 'off',
    ...environment,
  }).catch(async (error: unknown) => {
    await rm(dataDir, { recursive: true });
    throw error;
  });
  return {
    product,
    dataDir,
    stop: async () => {
      await product.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
