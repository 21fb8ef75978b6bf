import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#platform/server/ids.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { createHttpServer } from '#platform/server/http-server.ts';
import { mount } from '#platform/server/http-mount.ts';
import { createLog } from '#platform/server/log.ts';
import { modelEndpoints, type ModelsConfig } from '../contract.ts';
import { modelConsentTexts, modelConsentVersion } from '../model-consent.ts';
import { saveModelPreference } from './model-preference-store.ts';
import { modelsOfPerson } from './models-of-person-store.ts';
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
const preferenceOf = async (user: number) =>
  (await modelsOfPerson(database.db, models, user)).preference;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createHttpServer({ log, trustedProxies: [], secure: false, rateLimits: false });
  const checks = {
    // The bearer token is the account's id.
    authenticate: ({ value }: { value: string }) =>
      Promise.resolve({ userId: Number(value), username: 'a', isStaff: false, signInId: 1 }),
    waitForRoom: () => Promise.resolve(() => undefined),
    consumeRateLimit: () => Promise.resolve(null),
    isCsrfToken: () => false,
    watchSignIn: () => ({ cut: new AbortController().signal, stop: () => undefined }),
    now: () => new Date('2026-11-21T04:00:00Z'),
  };
  const options = { checks, log, secure: false, checkReplies: true };
  mount(app, modelEndpoints, modelHandlers, { db: database.db, models }, options);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  userId = await createAccount();
  await consent('ark');
});

let accounts = 0;
async function createAccount(): Promise<number> {
  accounts += 1;
  const name = `person${accounts}`;
  const { id } = await database.db
    .insertInto('app_user')
    .values({
      id: newId(new Date(0)),
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

async function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  bearer?: number,
) {
  const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  const response = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

const version = modelConsentVersion;
const consent = (model: string, given = version) =>
  call('PUT', '/ai/api/models/consent/', { model, version: given }, userId);
const withdraw = (receiver: string) =>
  call('POST', '/ai/api/models/consent/withdraw/', { receiver }, userId);
const prefer = (model: unknown) => call('PUT', '/ai/api/models/preference/', { model }, userId);
const config = () => call('GET', '/ai/api/models/config/', undefined, userId);

describe('GET /ai/api/models/config/', () => {
  it('returns the models, the default and, before any choice, the default as preference', async () => {
    const { status, body } = await config();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { defaultModel: 'ark', userModelPreference: 'ark' },
    });
    expect(JSON.stringify(body)).not.toMatch(/sk-secret|volces|https?:/);
  });

  it('requires a sign-in but not the agreement', async () => {
    expect((await call('GET', '/ai/api/models/config/')).status).toBe(401);
  });
});

describe('PUT /ai/api/models/preference/', () => {
  it('is stored, and replaced by the next choice', async () => {
    expect((await prefer('local')).body).toMatchObject({ data: { userModelPreference: 'local' } });
    expect((await config()).body).toMatchObject({ data: { userModelPreference: 'local' } });
    await prefer('arkseedthink');
    expect((await config()).body).toMatchObject({ data: { userModelPreference: 'arkseedthink' } });
  });

  it('belongs to one account', async () => {
    await prefer('local');
    userId = await createAccount();
    await consent('ark');
    expect((await config()).body).toMatchObject({ data: { userModelPreference: 'ark' } });
  });

  it.each(['deepseekr1', 'gone'])('refuses %s, which is not available', async (model) => {
    const { status, body } = await prefer(model);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'model_unavailable' });
    expect(await preferenceOf(userId)).toBeNull();
  });

  it.each(['', ' ', 'x'.repeat(65), 'a\u0000', '\ud800', 7, null, undefined, ['local']])(
    'refuses %j as no model name',
    async (model) => {
      const { status, body } = await prefer(model);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'validation_failed' });
      expect(await preferenceOf(userId)).toBeNull();
    },
  );
});

describe('the stored preference', () => {
  it('is deleted with the account', async () => {
    await saveModelPreference(database.db, { userId, model: 'local', now: new Date() });
    await database.db.deleteFrom('app_user').where('id', '=', userId).execute();
    expect(await preferenceOf(userId)).toBeNull();
  });

  it('survives concurrent choices', async () => {
    const now = new Date();
    await Promise.all(
      ['local', 'ark'].map((model) => saveModelPreference(database.db, { userId, model, now })),
    );
    expect(['local', 'ark']).toContain(await preferenceOf(userId));
  });
});

describe('the consent to a receiver', () => {
  it('is missing for external models at first, and not required for the built-in engine', async () => {
    userId = await createAccount();
    const { body } = await config();
    expect(body).toMatchObject({ data: { defaultModel: 'local', userModelPreference: 'local' } });
    expect(modelOf(body, 'local')).toMatchObject({ available: true });
    expect(modelOf(body, 'ark')).toMatchObject({
      available: false,
      reasonCode: 'consent_required',
      reason: expect.stringContaining('发送给火山引擎'),
      receiver: { id: 'volcengine' },
    });
    // No consent is requested for models that are not configured.
    expect(modelOf(body, 'deepseekr1')).toMatchObject({ reasonCode: 'not_configured' });
  });

  it('is required before the model can be the preference', async () => {
    userId = await createAccount();
    const refused = await prefer('ark');
    expect([refused.status, refused.body['code']]).toEqual([400, 'model_unavailable']);
    expect(refused.body['error']).toContain('同意');
    expect(await preferenceOf(userId)).toBeNull();
  });

  it('covers every model of the receiver, for one person', async () => {
    const first = userId;
    expect(modelOf((await config()).body, 'arkseedthink')).toMatchObject({ available: true });
    userId = await createAccount();
    expect(modelOf((await config()).body, 'ark')).toMatchObject({ available: false });
    userId = first;
    expect((await prefer('arkseedthink')).status).toBe(200);
  });

  it('is stored with the hash of the text that named the receiver', async () => {
    const kept = await database.db
      .selectFrom('consent')
      .select(['purpose', 'subject', 'version', 'text_hash'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const words = modelConsentTexts['zh-CN'].text('火山引擎（北京火山引擎科技有限公司）');
    expect(kept).toEqual({
      purpose: 'external-model',
      subject: 'volcengine',
      version,
      text_hash: createHash('sha256').update(words).digest(),
    });
  });

  it('ends immediately when it is withdrawn, and the built-in engine replies', async () => {
    await prefer('ark');
    const { body } = await withdraw('volcengine');
    expect(body).toMatchObject({ data: { defaultModel: 'local', userModelPreference: 'local' } });
    expect((await prefer('ark')).status).toBe(400);
    await consent('ark');
    expect((await config()).body).toMatchObject({ data: { userModelPreference: 'ark' } });
  });

  it.each([
    ['local', version, 'model_unavailable'],
    ['gone', version, 'model_unavailable'],
    ['ark', '0.9.0', 'agreement_outdated'],
  ])('to %s in version %s is refused', async (model, given, code) => {
    expect((await consent(model, given)).body).toMatchObject({ code });
  });
});

function modelOf(body: Record<string, unknown>, value: string) {
  const { aiModels } = body['data'] as ModelsConfig;
  return aiModels.find((model) => model.value === value);
}
