// Two processes of the product on a pooler in transaction mode: no call has a session of the database.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageEndpoints } from '#features/messages/contract.ts';
import { readStream } from '#test/chat-harness.ts';
import { databaseUrl } from '#test/database-url.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { hold, textReply } from '#test/model-server-replies.ts';
import { call, makePerson, makeSession, type TestAccount } from '#test/product-people.ts';
import { startProduct, type ProductProcess } from '#test/served-product.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { startTransactionPooler, type TransactionPooler } from '#test/transaction-pooler.ts';

let database: TestDatabase;
let pooler: TransactionPooler;
let models: ModelServer;
let here: ProductProcess;
let there: ProductProcess;
let person: TestAccount;

beforeAll(async () => {
  database = await createTestDatabase();
  // Fewer than the connections of one process.
  pooler = await startTransactionPooler(database.connection, 6);
  models = await startModelServer();
  [here, there] = await Promise.all([start(), start()]);
  person = await makePerson(here.url, 'patient');
});
afterAll(async () => {
  models.release();
  await here.stop();
  await there.stop();
  await pooler.close();
  await models.stop();
  await database.drop();
});

function start(): Promise<ProductProcess> {
  const model = { value: 'scripted', label: '演练', baseUrl: models.url, model: 'scripted' };
  return startProduct({
    DATABASE_URL: databaseUrl(pooler.connection),
    DATABASE_DIRECT_URL: databaseUrl(database.connection),
    BUS: 'poll',
    SECRET_KEY: 'a secret for every process on one database',
    MODELS: JSON.stringify([model]),
  });
}

const headers = () => ({
  'content-type': 'application/json',
  authorization: `Bearer ${person.access}`,
});
const send = (sessionId: number, content: string) =>
  fetch(here.url + messageEndpoints.sendMessage.path, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ session_id: sessionId, content, model: 'scripted' }),
  });
const follow = (url: string, sessionId: number) =>
  fetch(`${url}/ai/chat-stream/${sessionId}/`, { headers: headers() });

describe('two processes on a pooler in transaction mode, without LISTEN', () => {
  it('follow and stop a reply that the other one writes', async () => {
    models.script(textReply(['先说寒热。', hold, '再说汗。']));
    const sessionId = await makeSession(here.url, person, '头痛');
    const whole = send(sessionId, '头痛').then((response) => readStream(response));
    await models.held();
    const followed = readStream(await follow(there.url, sessionId));
    const seen = await readStream(
      await follow(there.url, sessionId),
      ({ content = '' }) => content !== '',
    );
    const body = { message_id: seen.sum.message_id };
    const stopped = await call(there.url, messageEndpoints.cancelReply.path, person.access, body);
    expect(stopped).toMatchObject({ cancelled: true });
    for (const { sum } of [await whole, await followed]) {
      expect(sum).toMatchObject({ content: '先说寒热。', status: 'cancelled' });
    }
  });

  it('answer every call, also one that comes again', async () => {
    models.script(textReply(['再说汗。']));
    const sessionId = await makeSession(here.url, person, '睡不好');
    // More often than a statement must be repeated to be cached in a session.
    for (let turn = 0; turn < 5; turn += 1) {
      const { status, sum } = await readStream(await send(sessionId, `睡不好${turn}天`));
      expect([status, sum.status]).toEqual([200, 'complete']);
    }
  });

  it('keep nothing in a session', async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(database.db);
    expect(rows).toEqual([]);
    expect(here.output() + there.output()).not.toContain('"level":50');
  });
});
