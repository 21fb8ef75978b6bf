import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageEndpoints } from '#features/messages/contract.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import type { Endpoint, ReplyOf } from '#platform/contract/endpoint.ts';
import { readStream } from '#test/chat-harness.ts';
import { databaseUrl } from '#test/database-url.ts';
import { isFull } from '#test/full.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { stream, text } from '#test/model-server-replies.ts';
import { makePerson } from '#test/product-people.ts';
import { startProduct, type ProductProcess } from '#test/served-product.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { until } from '#test/until.ts';

const kills = isFull ? 20 : 3;
let database: TestDatabase;
let models: ModelServer;
let product: ProductProcess;
let access = '';

beforeAll(async () => {
  database = await createTestDatabase();
  models = await startModelServer();
  product = await start();
  access = (await makePerson(product.url, 'patient')).access;
});
afterAll(async () => {
  await product.stop('SIGKILL');
  await models.stop();
  await database.drop();
});

function start(): Promise<ProductProcess> {
  const model = { value: 'scripted', label: '演练', baseUrl: models.url, model: 'scripted' };
  return startProduct({
    DATABASE_URL: databaseUrl(database.connection),
    SECRET_KEY: 'a secret that outlives every kill of this test',
    SILENT_REPLY_MS: '3000',
    MODELS: JSON.stringify([model]),
  });
}

async function post(path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${access}` };
  return fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function call<E extends Endpoint>(endpoint: E, body: unknown): Promise<ReplyOf<E>> {
  const response = await post(endpoint.path, body);
  const reply = (await response.json()) as { success: boolean; data: ReplyOf<E> };
  if (!reply.success) throw new Error(JSON.stringify(reply));
  return reply.data;
}

type Row = { sessionId: number; role: string; status: string; content: string };

async function allMessages(): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select session_id as "sessionId", role, status, content from message order by id`.execute(
    database.db,
  );
  return rows;
}

async function storedReply(sessionId: number): Promise<string> {
  const messages = await allMessages();
  return (
    messages.find((each) => each.sessionId === sessionId && each.role !== 'user')?.content ?? ''
  );
}

/** A numbered sentence every 40 ms for as long as the client reads. */
const endless = stream(
  ...Array.from({ length: 5_000 }, (_, n) => [text(`第${n}句。`), { waitMs: 40 }]).flat(),
);

it(`survives being killed ${kills} times during an answer`, { timeout: 300_000 }, async () => {
  models.script(endless);
  const seen = new Map<number, string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const { id } = await call(sessionEndpoints.createSession, { title: `第${kill}次` });
    const sent = { session_id: id, content: `头痛${kill}天`, client_message_id: `kill-${kill}` };
    const response = await post(messageEndpoints.sendMessage.path, sent);
    const { sum } = await readStream(response, ({ content = '' }) => content !== '');
    const words = sum.content ?? '';
    // What was read is saved while the reply continues.
    await until(async () => (await storedReply(id)).startsWith(words));
    await product.stop('SIGKILL');
    seen.set(id, words);
    product = await start();
  }
  await until(async () => (await allMessages()).every(({ status }) => status !== 'streaming'));
  const messages = await allMessages();
  for (const [id, words] of seen) {
    const [question, reply] = messages.filter(({ sessionId }) => sessionId === id);
    expect(question).toMatchObject({ role: 'user', status: 'complete' });
    expect(reply).toMatchObject({ role: 'assistant', status: 'interrupted' });
    expect(words.length).toBeGreaterThan(0);
    expect(reply?.content.startsWith(words)).toBe(true);
  }
  const { rows } = await sql<{ permanent: number; sum: number; held: number }>`
    select permanent, (select sum(amount)::int from quota_ledger) as sum,
      (select count(*)::int from quota_hold where state = 'held') as held
    from usage_account`.execute(database.db);
  expect(rows[0]).toEqual({ permanent: 20, sum: 20, held: 0 });
});
