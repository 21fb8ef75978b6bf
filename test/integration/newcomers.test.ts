// A school behind one address: everybody signs in within the same minute, under the limits of production.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountEndpoints } from '#features/account/contract.ts';
import { agreementEndpoints } from '#features/agreement/contract.ts';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { modelEndpoints } from '#features/models/contract.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import { signIn, testPassword, type TestAccount } from '#test/product-people.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';

const newcomers = 40;
const files = ['/login', '/assets/main-a1b2c3.js', '/chat', '/manifest.webmanifest'];

let product: ProductHarness;
let people: TestAccount[];

beforeAll(async () => {
  const distDir = temporaryFolder();
  await mkdir(join(distDir, 'assets'));
  await writeFile(join(distDir, 'index.html'), '<!doctype html><title>杏问</title>');
  await writeFile(join(distDir, 'assets', 'main-a1b2c3.js'), 'export {};');
  product = await startTestProduct({ environment: { RATE_LIMITS: 'on' }, distDir });
  people = await makeAccounts();
});
afterAll(() => product.close());

/** An address makes few accounts an hour, so this takes hours. */
async function makeAccounts(): Promise<TestAccount[]> {
  const { path, limits } = accountEndpoints.registerAccount;
  const { max = 1, windowMs = 0 } = limits[0] ?? {};
  const made: TestAccount[] = [];
  while (made.length < newcomers) {
    if (made.length % max === 0) product.advance(windowMs);
    const username = `newcomer${made.length}`;
    const account = { username, email: `${username}@example.org`, password: testPassword };
    const { json } = await product.ask('POST', path, { body: account });
    expect(json['success']).toBe(true);
    made.push({ userId: 0, ...account, access: '', refresh: '', cookie: '', csrf: '' });
  }
  return made;
}

async function arrive(person: TestAccount): Promise<number[]> {
  await signIn(product.url, person);
  await product.agree(person);
  const calls = [
    accountEndpoints.getProfile.path,
    agreementEndpoints.getAgreementStatus.path,
    membershipEndpoints.getUsage.path,
    modelEndpoints.getModelsConfig.path,
    sessionEndpoints.listSessions.path,
  ];
  const bearer = person.access;
  const answers = await Promise.all([
    ...calls.map((path) => product.ask('GET', path, { bearer })),
    ...files.map((path) => product.ask('GET', path)),
    product.ask('POST', sessionEndpoints.createSession.path, { bearer, body: { title: '头痛' } }),
  ]);
  return answers.map(({ status }) => status);
}

it('forty newcomers behind one address sign in at once and open their pages', async () => {
  const statuses = await Promise.all(people.map(arrive));
  expect([...new Set(statuses.flat())]).toEqual([200]);
});
