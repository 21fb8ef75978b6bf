import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageEndpoints } from '#features/messages/contract.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { hold, textReply } from '#test/model-server-replies.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';
import { untilLocked } from '#test/until.ts';
import { useUpPool } from '#test/use-up-pool.ts';

/** A send waits this long for a connection or a lock before it is refused. */
const statementTimeoutMs = 8000;

let product: ProductHarness;
let models: ModelServer;
let person: TestAccount;

beforeAll(async () => {
  models = await startModelServer();
  const entry = { value: 'scripted', label: '演练', baseUrl: models.url, model: 'scripted' };
  product = await startTestProduct({
    environment: { MODELS: JSON.stringify([entry]) },
    statementTimeoutMs,
  });
  person = await product.signUp('someone');
});
afterAll(async () => {
  await product.close();
  await models.stop();
});

const renewedAt = async (): Promise<number> => {
  const { rows } = await sql<{ at: Date }>`select renewed_at as at from process_lease`.execute(
    product.database.reserved,
  );
  return rows[0]?.at.getTime() ?? 0;
};
const sumOfTheBooks = async () => {
  const { rows } = await sql<{
    permanent: number;
  }>`select (select count(*)::int from message) as messages,
    (select count(*)::int from quota_hold) as holds, (select sum(permanent)::int
      from usage_account)
      as permanent, (select count(*)::int from quota_ledger) as ledger`.execute(
    product.database.reserved,
  );
  return rows;
};

describe('while every connection is in use', () => {
  it('refuses a send with a waiting time, stores and charges nothing, and accepts it later', async () => {
    models.script(textReply(['睡得怎样。']));
    const sessionId = await product.openSession(person, '睡不好');
    const body = { session_id: sessionId, content: '睡不好', client_message_id: 'one' };
    const send = () =>
      product.ask('POST', messageEndpoints.sendMessage.path, { bearer: person.access, body });
    const before = await sumOfTheBooks();
    const giveBack = await useUpPool(product.database.db);
    try {
      const refused = await send();
      expect(refused.status).toBe(503);
      expect(refused.json).toMatchObject({ success: false, code: 'unavailable' });
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(await sumOfTheBooks()).toEqual(before);
    } finally {
      await giveBack();
    }
    expect((await send()).text).toContain('"status":"complete"');
  });

  it('the process keeps renewing its lease', async () => {
    const giveBack = await useUpPool(product.database.db);
    try {
      const first = await renewedAt();
      await expect.poll(renewedAt).toBeGreaterThan(first);
    } finally {
      await giveBack();
    }
  });
});

it('while what they need is locked, refuses a send with a waiting time, and the end of a reply is stored later', async () => {
  models.script(textReply(['先说说，', hold, '睡得怎样。']));
  const sessionIds = [
    await product.openSession(person, '睡不好'),
    await product.openSession(person, '头痛'),
  ];
  const send = (session_id?: number) =>
    product.ask('POST', messageEndpoints.sendMessage.path, {
      bearer: person.access,
      body: { session_id, content: '三天了', model: 'scripted' },
    });
  const permanent = async () => Number((await sumOfTheBooks())[0]?.permanent);
  const before = await permanent();
  const reply = send(sessionIds[0]);
  await models.held();
  const refused = await product.database.db.transaction().execute(async (tx) => {
    await sql`select from usage_account for update`.execute(tx);
    await sql`select from session where id = ${sessionIds[0]} for update`.execute(tx);
    models.release();
    await untilLocked(product.database.db);
    // The end of the reply has waited longer than this send, and reached the time limit as well.
    return send(sessionIds[1]);
  });
  expect(refused).toMatchObject({ status: 503, json: { code: 'unavailable' } });
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await reply).text).toContain('"status":"complete"');
  expect(await permanent()).toBe(before - 1);
});

it('a process that shuts down normally leaves no lease', async () => {
  const leaving = await startTestProduct();
  const { db } = leaving.database;
  const leases = async () => (await db.selectFrom('process_lease').select('id').execute()).length;
  await expect.poll(leases).toBe(1);
  const drop = leaving.database.drop.bind(leaving.database);
  let left = -1;
  leaving.database.drop = async () => {
    left = await leases();
    await drop();
  };
  await leaving.close();
  expect(left).toBe(0);
});
