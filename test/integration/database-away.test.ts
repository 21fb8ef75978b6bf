import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#features/account/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { errorTexts } from '#platform/contract/error-texts.ts';
import { openDatabase, type Database } from '#platform/server/database.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { hold, textReply } from '#test/model-server-replies.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';

let product: ProductHarness;
let models: ModelServer;
let person: TestAccount;
/** A connection to the server that is independent of the product. */
let outside: Database;

beforeAll(async () => {
  models = await startModelServer();
  const entry = { value: 'scripted', label: '演练', baseUrl: models.url, model: 'scripted' };
  product = await startTestProduct({ environment: { MODELS: JSON.stringify([entry]) } });
  person = await product.signUp('someone');
  const { connection } = product.database;
  outside = openDatabase({ connection: { ...connection, database: 'postgres' }, poolMax: 1 });
});
afterAll(async () => {
  await allowConnections(true);
  await product.close();
  await models.stop();
  await outside.close();
});

async function allowConnections(isAllowed: boolean): Promise<void> {
  const name = sql.id(product.database.connection.database);
  const word = sql.raw(String(isAllowed));
  await sql`alter database ${name} with allow_connections ${word}`.execute(outside.db);
}
async function cutConnections(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${product.database.connection.database}`.execute(outside.db);
}
async function takeDatabaseAway(): Promise<void> {
  await allowConnections(false);
  await cutConnections();
}
const list = () =>
  product.ask('GET', sessionEndpoints.listSessions.path, { bearer: person.access });

describe('while the database is unavailable', () => {
  it('calls fail with a Chinese text and a waiting time, and recover by themselves', async () => {
    await takeDatabaseAway();
    const { username, password } = person;
    const calls = [
      () => list(),
      () => product.ask('POST', accountEndpoints.signIn.path, { body: { username, password } }),
      () => product.ask('GET', accountEndpoints.simpleAuthCheck.path, { cookie: person.cookie }),
    ];
    for (const call of calls) {
      const answer = await call();
      expect(answer.status).toBe(503);
      expect(answer.json).toEqual({
        success: false,
        code: 'unavailable',
        error: errorTexts['zh-CN'].unavailable,
      });
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    expect((await product.ask('GET', '/healthz')).status).toBe(200);
    const ready = await product.ask('GET', '/readyz');
    expect([ready.status, ready.json]).toEqual([503, { status: 'not ready' }]);
    await allowConnections(true);
    expect((await list()).status).toBe(200);
    expect((await product.ask('GET', '/readyz')).status).toBe(200);
  });

  it('keeps everyone signed in', async () => {
    await takeDatabaseAway();
    const { refresh } = person;
    const away = await product.ask('POST', accountEndpoints.refreshTokens.path, {
      body: { refresh },
    });
    expect(away.status).toBe(503);
    expect(away.headers.getSetCookie()).toEqual([]);
    await allowConnections(true);
    const back = await product.ask('POST', accountEndpoints.refreshTokens.path, {
      body: { refresh },
    });
    expect(back.status).toBe(200);
    Object.assign(person, { access: back.json['access'], refresh: back.json['refresh'] });
  });

  it('calls whose connections are cut are answered, and later calls succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const calls = Array.from({ length: 20 }, list);
      await cutConnections();
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    }
    expect((await list()).status).toBe(200);
  });

  it('a running reply is kept, and stored when the database is back', async () => {
    models.script(textReply(['先说说，', hold, '睡得怎样。']));
    const sessionId = await product.openSession(person, '睡不好');
    const sending = product.ask('POST', messageEndpoints.sendMessage.path, {
      bearer: person.access,
      body: { session_id: sessionId, content: '睡不好', model: 'scripted' },
    });
    await models.held();
    await takeDatabaseAway();
    models.release();
    expect((await list()).status).toBe(503);
    await allowConnections(true);
    const sent = await sending;
    expect(sent.text.endsWith('data: [DONE]\n\n')).toBe(true);
    expect(sent.text).not.toContain('"error"');
    const { rows } = await sql<{ content: string; status: string }>`
      select content, status from message where session_id = ${sessionId} and role = 'assistant'`.execute(
      product.database.db,
    );
    expect(rows).toEqual([{ content: '先说说，睡得怎样。', status: 'complete' }]);
  });

  it('the log has codes and locations, never a database address or a value', async () => {
    const errors = product.events().filter(({ level }) => Number(level) >= 40);
    expect(errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(errors)).not.toContain('睡不好');
  });
});
