import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startModelServer } from '../test/model-server.ts';
import { textReply } from '../test/model-server-replies.ts';
import { startBuiltProduct } from '../test/served-product.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { expect, plainAnswer, settingsFor, stopServing, type Served } from './fixtures.ts';
import { call, type TestAccount } from './people.ts';

export type ClockedProduct = Served & {
  /** Sets the product's clock, which then continues from there. */
  goTo: (time: string, person: TestAccount) => Promise<void>;
  stop: () => Promise<void>;
};

const toleranceMs = 60_000;

/** A product whose clock the test sets; the browser's clock is not changed. */
export async function serveAt(
  time: string,
  settings: Record<string, string>,
): Promise<ClockedProduct> {
  const dataDir = temporaryFolder();
  const clockFile = join(dataDir, 'clock');
  await writeFile(clockFile, time);
  const models = await startModelServer();
  models.scriptByMessage(() => textReply([plainAnswer]));
  const preload = pathToFileURL(join(import.meta.dirname, '../test/shifted-clock.ts')).href;
  const product = await startBuiltProduct({
    ...settingsFor(dataDir, models),
    ...settings,
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import=${preload}`,
  });
  const served = { product, models, dataDir };
  return {
    ...served,
    goTo: async (next, person) => {
      await writeFile(clockFile, next);
      product.child.kill('SIGUSR2');
      const offMs = async () => Math.abs((await clockOf(served, person)) - Date.parse(next));
      await expect.poll(offMs).toBeLessThan(toleranceMs);
    },
    stop: () => stopServing(served),
  };
}

/** The product's time: when, by its own account, it issued a token. */
async function clockOf({ product }: Served, { username, password }: TestAccount): Promise<number> {
  const credentials = { username, password };
  const tokens = await call<{ access: string }>(
    product.url,
    '/users/api/token/',
    null,
    credentials,
  );
  const claims = Buffer.from(tokens.access.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { iat: number }).iat * 1000;
}
