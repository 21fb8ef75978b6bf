import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreementEndpoints } from '#features/agreement/contract.ts';
import { visitSummaryEndpoints } from '#features/visit-summary/contract.ts';
import { urlOf } from '#platform/contract/endpoint.ts';
import { makePerson, makeSession, sendMessage, type TestAccount } from '#test/product-people.ts';
import { bareEnvironment } from '#test/run-environment.ts';
import { startBuiltProduct, type ProductProcess } from '#test/served-product.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { until } from '#test/until.ts';
import { ensureServerBuilt } from '../../scripts/builds.mjs';
import { serverArguments } from '../../scripts/server-program.mjs';

const longAccount = '女，28岁。头疼三天了，怕冷，没有出汗，晚上睡不好，胃口也差。'.repeat(40);
let dataDir: string;
let product: ProductProcess;
let person: TestAccount;
let sessionId: number;

beforeAll(async () => {
  const error = await ensureServerBuilt();
  if (error) throw new Error(error);
  dataDir = temporaryFolder();
  product = await startBuiltProduct({ DATA_DIR: dataDir, DEMO: 'off' });
  person = await makePerson(product.url, 'patient');
  sessionId = await makeSession(product.url, person, '头疼');
});
afterAll(() => product.stop('SIGKILL'));

const get = (path: string) =>
  fetch(product.url + path, { headers: { authorization: `Bearer ${person.access}` } });

it('reads a long account in a thread, with what each feature makes of it', async () => {
  const response = await sendMessage(product.url, person, { sessionId, content: longAccount });
  const events = await response.text();
  expect(events).toContain('头');
  expect(events).not.toContain('"error"');
});

it('draws the sheet for the doctor', async () => {
  const { path } = visitSummaryEndpoints.downloadVisitSummary;
  const response = await get(urlOf(path, { id: sessionId }, { format: 'pdf' }));
  expect(response.status).toBe(200);
  const file = Buffer.from(await response.arrayBuffer());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

it('has the documents and the description of its calls', async () => {
  const { path } = agreementEndpoints.getDocument;
  const reply = (await (await get(urlOf(path, { name: 'privacy' }))).json()) as {
    data: { content: string };
  };
  expect(reply.data.content).toContain('<h2>');
  const calls = (await (await get('/api/openapi.json')).json()) as { paths: object };
  expect(calls.paths).toHaveProperty([path.replace(':name', '{name}')]);
});

it('comes with the programs of the operator', async () => {
  const words = [...serverArguments('admin'), 'staff', 'list'];
  const env = { ...bareEnvironment(), DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  expect(stdout).toBe('There are no staff accounts.\n');
});

it('takes its database with it when it is killed', async () => {
  const lock = join(dataDir, 'postgres/cluster/postmaster.pid');
  expect(existsSync(lock)).toBe(true);
  await product.stop('SIGKILL');
  await until(() => !existsSync(lock));
});
