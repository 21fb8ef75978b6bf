import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { startModelServer, type ModelServer } from '../test/model-server.ts';
import { makePerson, signInStorage, type Person } from '../test/product-people.ts';
import { startProduct, type ProductProcess } from '../test/served-product.ts';

export { call, makeSession, type Person } from '../test/product-people.ts';

export type Served = { product: ProductProcess; models: ModelServer };

type Fixtures = {
  /** A person with an account, the agreement accepted, messages to spend; not signed in anywhere. */
  person: Person;
  /** A page where that person is signed in. */
  signedIn: Page;
};

let people = 0;

/** The product and a scripted model server, one pair a worker; each test brings its own people. */
export const test = base.extend<Fixtures, { served: Served }>({
  served: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'xingwen e2e '));
      const models = await startModelServer();
      const scripted = {
        value: 'scripted',
        label: '演练模型',
        baseUrl: models.url,
        model: 'scripted',
      };
      const product = await startProduct({
        DATA_DIR: dataDir,
        DEMO: 'off',
        FREE_MESSAGES: '20',
        MODELS: JSON.stringify([scripted]),
      });
      await use({ product, models });
      await product.stop();
      await models.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ served }, use) => use(served.product.url),
  person: async ({ served }, use) => {
    people += 1;
    await use(await makePerson(served.product.url, `patient${process.pid}n${people}`));
  },
  signedIn: async ({ page, person }, use) => {
    await signInWith(page, person);
    await use(page);
  },
});

export { expect } from '@playwright/test';

/** Leaves in the browser what a sign-in leaves there, once: signing out stays signed out. */
export async function signInWith(page: Page, person: Person): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('isAuthenticated') !== null) return;
    for (const [key, value] of stored) localStorage.setItem(key, value);
  }, signInStorage(person));
}
