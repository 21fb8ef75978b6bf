// What was deleted by mistake is there again after a return to the minute before, by the commands of docs/operations.md.
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageEndpoints } from '#features/messages/contract.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import {
  call,
  makePerson,
  makeSession,
  sendMessage,
  signIn,
  type Sent,
  type TestAccount,
} from '../product-people.ts';
import { startProduct, type ProductProcess } from '../served-product.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startArchivedDatabase, type ArchivedDatabase } from './archived-database.ts';

let database: ArchivedDatabase;
let product: ProductProcess;

beforeAll(async () => {
  database = await startArchivedDatabase();
  product = await start(database.url);
});
afterAll(async () => {
  await product?.stop();
  await database?.stop();
});

const start = (url: string): Promise<ProductProcess> =>
  startProduct({
    DATABASE_URL: url,
    SECRET_KEY: 'a secret for every process on one database',
    DATA_DIR: temporaryFolder(),
  });

/** Sends a message and waits for the end of its reply. */
async function say(person: TestAccount, sent: Sent): Promise<void> {
  await (await sendMessage(product.url, person, sent)).text();
}

type Stored = { role: string; content: string; status: string };

async function contentsOf(person: TestAccount, sessionId: number): Promise<string[]> {
  const path = messageEndpoints.listMessages.path.replace(':id', String(sessionId));
  const page = await call<{ results: Stored[] }>(product.url, path, person.access);
  return page.results.filter(({ role }) => role === 'user').map(({ content }) => content);
}

it('returns to the time before a mistake, and goes on from there', async () => {
  const person = await makePerson(product.url, 'person');
  const sessionId = await makeSession(product.url, person, '睡不好');
  await say(person, { sessionId, content: '睡不好三天' });
  await database.backUp();
  await say(person, { sessionId, content: '夜里醒两次' });
  const before = await database.now();
  const { path } = sessionEndpoints.deleteSession;
  const deletion = path.replace(':id', String(sessionId));
  await call(product.url, deletion, person.access, undefined, 'DELETE');
  await makePerson(product.url, 'later');

  expect(await product.stop()).toBe(0);
  const begun = performance.now();
  const recovered = await database.recover(before);
  product = await start(recovered);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  process.stdout.write(`the product answers again ${seconds} s after it was stopped\n`);

  await signIn(product.url, person);
  expect(await contentsOf(person, sessionId)).toEqual(['睡不好三天', '夜里醒两次']);
  await say(person, { sessionId, content: '今天好些' });
  expect(await contentsOf(person, sessionId)).toHaveLength(3);
  // Nothing after that time is there.
  await makePerson(product.url, 'later');
});
