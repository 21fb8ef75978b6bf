import { SignJWT, decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import * as z from 'zod/mini';
import { accountEndpoints } from '#features/account/contract.ts';
import { newId } from '#platform/server/ids.ts';
import { errorStatus } from '#platform/contract/error-status.ts';
import { errorTexts } from '#platform/contract/error-texts.ts';
import { urlOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { openApiDocument } from '#platform/server/openapi.ts';
import { deriveKeys } from '#platform/server/secret-keys.ts';
import { samples, type EndpointName, type World } from '#test/endpoint-samples.ts';
import { storePerson } from '#test/family-person.ts';
import {
  productSecret,
  startTestProduct,
  type Answer,
  type ProductHarness,
  type Question,
} from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';
import { makeSharedThings, noSharedThings } from '#test/shared-things.ts';
import { storeMessage } from '#test/stored-message.ts';
import { endpoints } from '#app/server/endpoints.ts';

const canaries = ['canary-title', 'canary-message', 'canary-person', 'owner'];
const names = (Object.keys(samples) as EndpointName[]).filter((name) => name in endpoints);
const endpointOf = (name: EndpointName): Endpoint => endpoints[name];
const guarded = names.filter((name) => endpointOf(name).access !== 'public');
const isReading = (name: EndpointName) => endpointOf(name).method === 'GET';
const changing = guarded.filter((name) => !isReading(name));
const owned = names.filter((name) => samples[name].isOwned);

const pushKey = Buffer.alloc(32, 7).toString('base64url');

let product: ProductHarness;
let owner: TestAccount;
let other: TestAccount;
let staff: TestAccount;
let newcomer: TestAccount;
let world: World;
let unique = 0;

beforeAll(async () => {
  // As in production: replies are neither checked nor altered.
  const notices = { PUSH_PRIVATE_KEY: pushKey, PUSH_CONTACT: 'mailto:operator@example.org' };
  product = await startTestProduct({
    settings: { NODE_ENV: 'production', PAYMENT: 'sandbox', ...notices },
  });
  owner = await product.signUp('owner');
  other = await product.signUp('other');
  staff = await product.signUp('colleague', { staff: true });
  newcomer = await product.signUp('newcomer', { agreed: false });
});
afterAll(() => product.close());

/**
 * A conversation of the owner with a question and its answer, untouched so far: a new one for each test, or for each
 * group of tests whose calls do not reach it.
 */
async function renewWorld(): Promise<void> {
  unique += 1;
  await agreeAgain();
  const sessionId = await product.openSession(owner, `canary-title-${unique}`);
  const { db } = product.database;
  const message = { userId: owner.userId, sessionId };
  await storeMessage(db, { ...message, content: 'canary-message 头痛三天' });
  const answer = { role: 'assistant', content: 'canary-message 多久了' } as const;
  const messageId = await storeMessage(db, { ...message, ...answer });
  const elsewhere = await sql<{ id: number }>`
    insert into sign_in (id, user_id, cookie_hash, is_remembered, user_agent, created_at, last_used_at, expires_at)
    values (${newId(new Date())}, ${owner.userId}, sha256(${`elsewhere-${unique}`}::bytea), true, '', now(), now(), now() + interval '1 day')
    returning id`.execute(db);
  const signInId = elsewhere.rows[0]?.id ?? 0;
  const shared = await makeSharedThings(db, { userId: owner.userId, sessionId });
  await sql`delete from family_person where user_id = ${owner.userId}`.execute(db);
  const personId = await storePerson(db, owner.userId, { name: 'canary-person' });
  world = { owner, sessionId, messageId, personId, signInId, shared, unique: `u${unique}` };
}

/** The previous test may have withdrawn what all but the new user have agreed to. */
async function agreeAgain(): Promise<void> {
  const { rows } = await sql<{ id: number }>`delete from consent
    where withdrawn_at is not null returning user_id as id`.execute(product.database.db);
  const ids = new Set(rows.map(({ id }) => id));
  for (const person of [owner, other, staff])
    if (ids.has(person.userId)) await product.agree(person);
}

type Published = {
  content?: Record<string, { schema: Parameters<typeof fromJSONSchema>[0] & { $ref?: string } }>;
};
const document = openApiDocument(endpoints, '0') as {
  paths: Record<string, Record<string, { responses: Record<string, Published> }>>;
  components: { schemas: { Failure: Parameters<typeof fromJSONSchema>[0] } };
};

/**
 * A response as the published schema of its status allows; one that is not JSON is returned
 * unchanged.
 */
function published(name: EndpointName, { status, headers, json }: Answer): unknown {
  const { path, method } = endpointOf(name);
  const calls = document.paths[path.replace(/:(\w+)/g, '{$1}')];
  const response = calls?.[method.toLowerCase()]?.responses[status];
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const schema = response?.content?.[type]?.schema;
  if (response && !response.content && type === '') return json;
  if (!schema) throw new Error(`${name} answers ${status} ${type}, which is not published`);
  if (type !== 'application/json') return json;
  return fromJSONSchema(schema.$ref ? document.components.schemas.Failure : schema).parse(json);
}

async function call(name: EndpointName, as: Question = {}, at = world): Promise<Answer> {
  const { method, path } = endpointOf(name);
  const { params, query, body, form } = samples[name];
  if (name === 'claimFreeMessages') {
    await sql`update usage_account set free_claimed_at = null`.execute(product.database.db);
  }
  return product.ask(method, urlOf(path, params?.(at), query?.(at)), {
    ...as,
    ...(body ? { body: body(at) } : {}),
    ...(form ? asForm(form, as) : {}),
  });
}
const asForm = (form: Readonly<Record<string, string>>, { headers }: Question) => ({
  body: new URLSearchParams(form).toString(),
  headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
});
const bearer = ({ access }: TestAccount) => ({ bearer: access });
const seen = ({ status, json }: Answer) => ({ status, json });
const refused = (code: keyof typeof errorStatus, error = errorTexts['zh-CN'][code]) => ({
  status: errorStatus[code],
  json: { success: false, code, error },
});
/** Of a JSON text: a key that names a password or a hash, or a hash itself. Random tokens may hold those letters. */
const secretField = /"[^"]*(?:password|hash)[^"]*":|\$argon2/i;
const leaked = ({ text }: Answer) => canaries.filter((canary) => text.includes(canary));

describe('the matrix', () => {
  it('has a row for every call of the product', () => {
    expect(new Set(Object.keys(samples))).toEqual(new Set(Object.keys(endpoints)));
  });

  it('knows every call that takes an id from its caller', () => {
    const named = names.filter(
      (name) =>
        endpointOf(name).access !== 'staff' && 'id' in (endpointOf(name).params?.shape ?? {}),
    );
    expect(owned).toEqual(expect.arrayContaining(named));
  });
});

describe('an anonymous caller', () => {
  beforeAll(renewWorld);

  it.each(guarded)('is asked to sign in: %s', async (name) => {
    expect(seen(await call(name))).toEqual(refused('sign_in_required'));
  });

  it.each(names.filter((name) => endpointOf(name).access === 'public'))(
    'may call what is public: %s',
    async (name) => {
      const answer = await call(name);
      expect(answer.status).toBe(samples[name].status);
    },
  );
});

describe('an invalid token', () => {
  beforeAll(renewWorld);

  const tokens: [string, () => Promise<string> | string][] = [
    ['one that has expired', () => forge({ iat: seconds(-3_600), exp: seconds(-60) })],
    [
      'one signed with another key',
      () => forge({}, { key: deriveKeys(`${productSecret}!`).accessToken }),
    ],
    [
      'one signed with another of our keys',
      () => forge({}, { key: deriveKeys(productSecret).csrf }),
    ],
    [
      'one signed with the secret itself',
      () => forge({}, { key: new TextEncoder().encode(productSecret) }),
    ],
    ['one of another kind', () => forge({}, { typ: 'JWT' })],
    ['one for another service', () => forge({ aud: 'elsewhere' })],
    ['one of another issuer', () => forge({ iss: 'elsewhere' })],
    ['one without an end', () => forge({ exp: undefined })],
    ['one that is not signed', () => unsigned()],
    ['one with a changed account', () => changed({ sub: String(other.userId) })],
    ['one of an account that does not own the sign-in', () => forge({ sub: String(other.userId) })],
    ['one of a sign-in that does not exist', () => forge({ sid: '999999' })],
    ['one with an odd id', () => forge({ sub: '1e0' })],
    ['one with a part too many', () => `${owner.access}.${owner.access}`],
    ['a refresh token', () => owner.refresh],
    ['no token at all', () => 'undefined'],
    ['a very long one', () => 'a'.repeat(6_000)],
  ];
  it.each(tokens)('is refused: %s', async (_, make) => {
    expect(seen(await call('getProfile', { bearer: await make() }))).toEqual(
      refused('sign_in_required'),
    );
  });

  it.each(guarded)('is refused by every call: %s', async (name) => {
    const expired = await forge({ iat: seconds(-3_600), exp: seconds(-60) });
    expect(seen(await call(name, { bearer: expired }))).toEqual(refused('sign_in_required'));
  });

  it('differs only in its flaw from a valid one made the same way', async () => {
    expect((await call('getProfile', { bearer: await forge({}) })).status).toBe(200);
  });

  it('is every token of a sign-in that has ended', async () => {
    const { access, cookie, refresh } = { ...other };
    await product.ask('POST', accountEndpoints.signOut.path, { bearer: access, body: {} });
    expect(seen(await call('getProfile', { bearer: access }))).toEqual(refused('sign_in_required'));
    expect(seen(await call('getProfile', { cookie }))).toEqual(refused('sign_in_required'));
    const again = await product.ask('POST', accountEndpoints.refreshTokens.path, {
      body: { refresh },
    });
    expect(again.status).toBe(401);
    await product.signIn(other);
  });

  const seconds = (shift: number) => Math.floor(product.now().getTime() / 1000) + shift;
  function forge(
    claims: Record<string, unknown>,
    { key = deriveKeys(productSecret).accessToken, typ = 'at+jwt' } = {},
  ): Promise<string> {
    const all = { ...decodeJwt(owner.access), ...claims };
    const set = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    return new SignJWT(set).setProtectedHeader({ alg: 'HS256', typ }).sign(key);
  }
  const encoded = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const unsigned = () =>
    `${encoded({ alg: 'none', typ: 'at+jwt' })}.${encoded(decodeJwt(owner.access))}.`;
  const changed = (claims: object) => {
    const [head, , signature] = owner.access.split('.');
    return `${head}.${encoded({ ...decodeJwt(owner.access), ...claims })}.${signature}`;
  };
});

describe('a user who has not accepted the agreement', () => {
  beforeAll(renewWorld);

  it.each(guarded)('is refused calls with health text, and no others: %s', async (name) => {
    const answer = await call(name, bearer(newcomer));
    const { access } = endpointOf(name);
    if (access === 'agreed') return expect(seen(answer)).toEqual(refused('agreement_required'));
    if (access === 'staff') return expect(seen(answer)).toEqual(refused('staff_only'));
    expect(answer.status).toBe(samples[name].isOwned ? 404 : samples[name].status);
    expect(leaked(answer)).toEqual([]);
    await sql`delete from consent where user_id = ${newcomer.userId}`.execute(product.database.db);
  });
});

describe('a user whose account is about to be deleted', () => {
  let leaving: TestAccount;
  let before: Record<string, number>;
  beforeAll(async () => {
    await renewWorld();
    await product.mailsDelivered();
    leaving = await product.signUp('leaving', { staff: true });
    await sql`update app_user set deletion_requested_at = now(),
      deletion_due_at = now() + interval '15 days' where id = ${leaving.userId}`.execute(
      product.database.db,
    );
    before = await product.rowCounts();
  });

  const open = ['cancelDeletion', 'exportAccount', 'getDeletion', 'getProfile'];
  it('may sign out, export the data or keep the account, and nothing more', () => {
    expect(guarded.filter((name) => endpointOf(name).openToLeaving).toSorted()).toEqual(open);
  });

  it.each(guarded.filter((name) => !open.includes(name)))('is refused %s', async (name) => {
    expect(seen(await call(name, bearer(leaving)))).toEqual(refused('deletion_pending'));
    expect(await product.rowCounts()).toEqual(before);
  });
});

/** The caller gets what the contract of the call promises, and no more. */
async function expectOwnData(name: EndpointName): Promise<void> {
  const answer = await call(name, bearer(owner));
  const { access, reply, envelope } = endpointOf(name);
  if (access === 'staff') return expect(seen(answer)).toEqual(refused('staff_only'));
  expect(answer.status).toBe(samples[name].status);
  expect(published(name, answer)).toEqual(answer.json);
  if (name === 'signOut') await product.signIn(owner);
  if (answer.status !== 200 || !reply) return;
  const data = answer.json['data'] as object;
  const bare = envelope === 'nested' ? (data as { data: object }).data : data;
  expect(bare).toEqual(z.parse(reply, bare));
  expect(answer.text).not.toMatch(secretField);
}

describe('a member who reads', () => {
  beforeAll(renewWorld);

  it.each(names.filter(isReading))(
    'can access their own data, and gets no more than the contract: %s',
    expectOwnData,
  );
});

describe('a member who changes something', () => {
  beforeEach(renewWorld);

  it.each(names.filter((name) => !isReading(name)))(
    'can access their own data, and gets no more than the contract: %s',
    expectOwnData,
  );
});

describe('another user', () => {
  beforeAll(renewWorld);
  beforeEach(agreeAgain);

  it.each(owned)('gets 404 for what belongs to others: %s', async (name) => {
    const isForStaff = endpointOf(name).access === 'staff';
    if (isForStaff) {
      expect(seen(await call(name, bearer(other)))).toEqual(refused('staff_only'));
    }
    const strangers = samples[name].isOpenToStaff ? [other] : isForStaff ? [staff] : [other, staff];
    const nowhere = { ...world, sessionId: 987_654_321, shared: noSharedThings };
    for (const stranger of strangers) {
      const foreign = await call(name, bearer(stranger));
      const unknown = await call(name, bearer(stranger), nowhere);
      expect(seen(foreign)).toEqual(refused('not_found', samples[name].unknown));
      expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text]);
    }
    expect((await call('getSession', bearer(owner))).json['data']).toMatchObject({
      title: `canary-title-${unique}`,
    });
    const { json } = await call('listMessages', bearer(owner));
    expect(json['data']).toMatchObject({ count: 2 });
  });

  it.each(guarded.filter((name) => !samples[name].isOwned))(
    'sees nothing of the owner, and neither do staff: %s',
    async (name) => {
      if (!isReading(name)) await renewWorld();
      for (const stranger of [other, staff]) {
        const answer = await call(name, bearer(stranger));
        expect([samples[name].status, 403]).toContain(answer.status);
        expect(leaked(answer)).toEqual([]);
      }
    },
  );

  it('cannot stop the owner’s reply, nor reach others’ messages through an own session', async () => {
    const { db } = product.database;
    await sql`update message set status = 'streaming', heartbeat_at = now()
      where id = ${world.messageId}`.execute(db);
    for (const stranger of [other, staff]) {
      const { json } = await call('cancelReply', bearer(stranger));
      expect(json['data']).toEqual({ cancelled: false });
    }
    const { rows } = await sql`select status, cancel_requested_at as asked from message
      where id = ${world.messageId}`.execute(db);
    expect(rows).toEqual([{ status: 'streaming', asked: null }]);
    await sql`update message set status = 'complete' where id = ${world.messageId}`.execute(db);
    const sessionId = await product.openSession(other, '我的');
    const mine = await call('loadOldMessages', bearer(other), { ...world, sessionId });
    expect(leaked(mine)).toEqual([]);
    expect(mine.json['data']).toMatchObject({ messages: [], totalMessagesCount: 0 });
  });

  it('cannot grant themselves anything', async () => {
    const body = {
      title: '标题',
      id: 1,
      userId: owner.userId,
      user_id: owner.userId,
      status: 'completed',
      isPublic: true,
      messagesCount: 99,
      isStaff: true,
    };
    const { json } = await product.ask('POST', endpoints.createSession.path, {
      ...bearer(other),
      body,
    });
    const { rows } = await sql<{ userId: number; status: string }>`
      select user_id as "userId", status from session order by id desc limit 1`.execute(
      product.database.db,
    );
    expect(rows).toEqual([{ userId: other.userId, status: 'ongoing' }]);
    expect(json['data']).toMatchObject({ status: 'ongoing', isPublic: false, messagesCount: 0 });
    const account = { username: 'climber', email: 'climber@example.org', password: owner.password };
    const staffWords = { is_staff: true, isStaff: true, is_active: false, permanent: 9_999 };
    await product.ask('POST', endpoints.registerAccount.path, {
      body: { ...account, ...staffWords },
    });
    const made = await sql<{ staff: boolean }>`
      select is_staff as staff from app_user where username = 'climber'`.execute(
      product.database.db,
    );
    expect(made.rows).toEqual([{ staff: false }]);
  });
});

describe('a cookie alone', () => {
  let before: Record<string, number>;
  beforeAll(async () => {
    await product.mailsDelivered();
    await renewWorld();
    before = await product.rowCounts();
  });

  it.each(changing)('changes nothing without the token of its sign-in: %s', async (name) => {
    const { cookie, csrf } = owner;
    const tries: Question[] = [
      { cookie },
      { cookie: `${cookie}; csrftoken=${csrf}` },
      { cookie, headers: { 'x-csrftoken': csrf } },
      { cookie: `${cookie}; csrftoken=x`, headers: { 'x-csrftoken': 'x' } },
      { cookie: `${cookie}; csrftoken=${other.csrf}`, headers: { 'x-csrftoken': other.csrf } },
    ];
    for (const as of tries) expect(seen(await call(name, as))).toEqual(refused('csrf_failed'));
    expect(await product.rowCounts()).toEqual(before);
  });

  it('cannot sign out from another origin', async () => {
    const { cookie } = owner;
    await product.ask('POST', accountEndpoints.signOut.path, { cookie, body: {} });
    expect((await call('getProfile', { cookie })).status).toBe(200);
  });

  it('gives pages of another origin no response', async () => {
    const origin = 'https://elsewhere.example';
    const answer = await call('simpleAuthCheck', { cookie: owner.cookie, headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a cookie with the token of its sign-in', () => {
  beforeEach(renewWorld);

  it.each(changing)('is sufficient: %s', async (name) => {
    const { cookie, csrf } = owner;
    const as = { cookie: `${cookie}; csrftoken=${csrf}`, headers: { 'x-csrftoken': csrf } };
    const answer = await call(name, as);
    const { access } = endpointOf(name);
    if (access === 'staff') return expect(seen(answer)).toEqual(refused('staff_only'));
    expect(answer.status).toBe(samples[name].status);
  });
});
