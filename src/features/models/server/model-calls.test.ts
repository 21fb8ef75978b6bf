import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { createHttpDoor } from '#platform/server/http-door.ts';
import { mount } from '#platform/server/http-mount.ts';
import { createLog } from '#platform/server/log.ts';
import { modelEndpoints } from '../contract.ts';
import { readModelPreference, saveModelPreference } from './model-preference-store.ts';
import { modelSettings } from './model-settings.ts';
import { createModelTable } from './model-table.ts';
import { modelHandlers } from './routes.ts';

const log = createLog('silent');
const variables = { ARK_API_KEY: 'sk-secret-key' };
const models = createModelTable(modelSettings.parse(variables), variables, async function* () {
  yield { type: 'text', text: '内置' };
});

let database: TestDatabase;
let app: FastifyInstance;
let userId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createHttpDoor({ log, trustedProxies: [], secure: false, rateLimits: false });
  const gate = {
    // The bearer's value is the account's id.
    authenticate: ({ value }: { value: string }) =>
      Promise.resolve({ userId: Number(value), username: 'a', isStaff: false, signInId: 1 }),
    hasAgreed: () => Promise.resolve(false),
    takeRate: () => Promise.resolve(null),
    isCsrfToken: () => false,
    now: () => new Date('2026-11-21T04:00:00Z'),
  };
  const options = { gate, log, secure: false, checkReplies: true };
  mount(app, modelEndpoints, modelHandlers, { db: database.db, models }, options);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  userId = await createAccount();
});

let accounts = 0;
async function createAccount(): Promise<number> {
  accounts += 1;
  const name = `person${accounts}`;
  const { id } = await database.db
    .insertInto('app_user')
    .values({
      username: name,
      username_key: name,
      email: `${name}@example.com`,
      email_key: `${name}@example.com`,
      password_hash: 'x',
      date_joined: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function call(method: 'GET' | 'PUT', url: string, payload?: object, bearer?: number) {
  const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  const response = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

const prefer = (model: unknown) => call('PUT', '/ai/api/models/preference/', { model }, userId);
const config = () => call('GET', '/ai/api/models/config/', undefined, userId);

describe('GET /ai/api/models/config/', () => {
  it('gives the models, the default and, before any choice, the default as preference', async () => {
    const { status, body } = await config();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { defaultModel: 'ark', userModelPreference: 'ark' },
    });
    expect(JSON.stringify(body)).not.toMatch(/sk-secret|volces|https?:/);
  });

  it('is for signed-in people only, agreement or not', async () => {
    expect((await call('GET', '/ai/api/models/config/')).status).toBe(401);
  });
});

describe('PUT /ai/api/models/preference/', () => {
  it('is remembered, and changed by the next choice', async () => {
    expect((await prefer('local')).body).toMatchObject({ data: { userModelPreference: 'local' } });
    expect((await config()).body).toMatchObject({ data: { userModelPreference: 'local' } });
    await prefer('arkseedthink');
    expect((await config()).body).toMatchObject({ data: { userModelPreference: 'arkseedthink' } });
  });

  it("is nobody else's", async () => {
    await prefer('local');
    userId = await createAccount();
    expect((await config()).body).toMatchObject({ data: { userModelPreference: 'ark' } });
  });

  it.each(['deepseekr1', 'gone'])('refuses %s, which cannot answer', async (model) => {
    const { status, body } = await prefer(model);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'model_unavailable' });
    expect(await readModelPreference(database.db, userId)).toBeNull();
  });

  it.each(['', ' ', 'x'.repeat(65), 'a\u0000', '\ud800', 7, null, undefined, ['local']])(
    'refuses %j as no model name',
    async (model) => {
      const { status, body } = await prefer(model);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'validation_failed' });
      expect(await readModelPreference(database.db, userId)).toBeNull();
    },
  );
});

describe('the stored preference', () => {
  it('goes with the account', async () => {
    await saveModelPreference(database.db, { userId, model: 'local', now: new Date() });
    await database.db.deleteFrom('app_user').where('id', '=', userId).execute();
    expect(await readModelPreference(database.db, userId)).toBeNull();
  });

  it('survives two choices at once', async () => {
    const now = new Date();
    await Promise.all(
      ['local', 'ark'].map((model) => saveModelPreference(database.db, { userId, model, now })),
    );
    expect(['local', 'ark']).toContain(await readModelPreference(database.db, userId));
  });
});
