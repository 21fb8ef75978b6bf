import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { startModelServer, type ModelServer } from '../test/model-server.ts';
import { startProduct, type ProductProcess } from '../test/served-product.ts';

export type Served = { product: ProductProcess; models: ModelServer };

export type Person = { username: string; password: string; access: string; refresh: string };

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
  person: async ({ served }, use) => use(await makePerson(served.product.url)),
  signedIn: async ({ page, person }, use) => {
    await signInWith(page, person);
    await use(page);
  },
});

export { expect } from '@playwright/test';

/** Calls the product as a program would. */
export async function call<T>(
  url: string,
  path: string,
  access: string | null,
  body?: unknown,
): Promise<T> {
  const authorization: Record<string, string> = access ? { authorization: `Bearer ${access}` } : {};
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as { success: boolean; data: T; error?: string };
  if (!reply.success) throw new Error(`${path}: ${reply.error}`);
  return reply.data;
}

async function makePerson(url: string): Promise<Person> {
  people += 1;
  const username = `patient${process.pid}n${people}`;
  const password = 'apricot-pavilion-42';
  const email = `${username}@example.org`;
  await call(url, '/users/register/', null, { username, password, email });
  const tokens = await call<{ access: string; refresh: string }>(url, '/users/api/token/', null, {
    username,
    password,
  });
  await call(url, '/ai/privacy-agreement/api/accept/', tokens.access, {});
  await call(url, '/ai/claim_messages/', tokens.access, {});
  return { username, password, ...tokens };
}

/** Leaves in the browser what a sign-in leaves there (Spec 3, local storage keys). */
export async function signInWith(page: Page, person: Person): Promise<void> {
  await page.addInitScript(
    ([access, refresh, username]) => {
      if (localStorage.getItem('isAuthenticated') !== null) return;
      localStorage.setItem('authToken', access ?? '');
      localStorage.setItem('refreshToken', refresh ?? '');
      localStorage.setItem('userInfo', JSON.stringify({ id: null, name: username, email: '' }));
      localStorage.setItem('isAuthenticated', 'true');
      localStorage.setItem('privacyAgreementAccepted', 'true');
    },
    [person.access, person.refresh, person.username],
  );
}

/** Makes a session through the API and returns its id. */
export async function makeSession(url: string, person: Person, title: string): Promise<number> {
  const made = await call<{ id: number }>(url, '/ai/api/sessions/create/', person.access, {
    title,
  });
  return made.id;
}
