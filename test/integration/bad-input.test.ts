import { deepStrictEqual } from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorStatus, type ErrorCode } from '#platform/contract/error-status.ts';
import { errorBody } from '#platform/contract/app-error.ts';
import { urlOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { idParam } from '#platform/contract/fields.ts';
import { validationError } from '#platform/server/http-errors.ts';
import { samples, type EndpointName, type World } from '#test/endpoint-samples.ts';
import { startTestProduct, type Answer, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';
import { makeSharedThings } from '#test/shared-things.ts';
import { endpoints } from '#app/server/endpoints.ts';

const names = Object.keys(endpoints) as EndpointName[];
const endpointOf = (name: EndpointName): Endpoint => endpoints[name];
/** Calls whose body holds a mask for each place to be covered. */
const takesMasks: readonly string[] = ['shareSession', 'updateShare'];
/** Bytes of a body: a recording of 1 MB in base64, masks, or what everything else has. */
const bytesMaxOf = (name: string): number => {
  if (name === 'transcribeSpeech') return Math.ceil(1_000_000 / 3) * 4 + 1_024;
  return takesMasks.includes(name) ? 256 * 1024 : 64 * 1024;
};
const withBody = names.filter((name) => endpointOf(name).body && !endpointOf(name).form);
const withQuery = names.filter((name) => endpointOf(name).query);
const withId = names.filter((name) => 'id' in (endpointOf(name).params?.shape ?? {}));
const tooLong = '长'.repeat(20_000);

let product: ProductHarness;
let owner: TestAccount;
let world: World;
let before: unknown;

beforeAll(async () => {
  product = await startTestProduct();
  // Staff can reach every call, so that only an invalid body is refused.
  owner = await product.signUp('owner', { staff: true });
  const sessionId = await product.openSession(owner, '头痛三天');
  world = {
    owner,
    sessionId,
    messageId: 1,
    personId: 999_999,
    signInId: 999_999,
    shared: await makeSharedThings(product.database.db, { userId: owner.userId, sessionId }),
    unique: 'u1',
  };
  await product.mailsDelivered();
  before = await stored();
});
afterAll(async () => {
  // No refused call has left anything behind.
  const after = await stored();
  await product.close();
  deepStrictEqual(after, before);
});

async function stored(): Promise<unknown> {
  const { rows } = await sql`select title, status, updated_at from session order by id`.execute(
    product.database.db,
  );
  return { counts: await product.rowCounts(), sessions: rows };
}

type Change = {
  body?: unknown;
  query?: string;
  params?: Record<string, string | number>;
  headers?: Record<string, string>;
};
async function call(name: EndpointName, change: Change = {}): Promise<Answer> {
  const { method, path } = endpointOf(name);
  const { params, query, body } = samples[name];
  const url = urlOf(path, change.params ?? params?.(world), query?.(world));
  return product.ask(
    method,
    change.query === undefined ? url : `${url.split('?')[0]}?${change.query}`,
    {
      bearer: owner.access,
      headers: change.headers ?? {},
      ...(body ? { body: change.body ?? body(world) } : {}),
    },
  );
}

/** How the product refuses a body that the contract refuses; undefined where its handler decides. */
function refusedByContract(name: EndpointName, body: unknown): Refusal | undefined {
  const received: unknown = JSON.parse(JSON.stringify(body));
  const { error } = z.safeParse(bodyOf(name), received, { reportInput: true });
  if (!error) return undefined;
  const refusal = validationError(error.issues);
  return { status: refusal.status, json: { ...errorBody(refusal, 'zh-CN') } };
}
const bodyOf = (name: EndpointName) => endpointOf(name).body as z.ZodMiniType;

const chinese = /[\u4e00-\u9fff]/;
const allowedWords = /JSON|AI|Cookie/g;
type Failure = {
  success: boolean;
  error: string;
  code: ErrorCode;
  fields?: Record<string, string[]>;
};

/** A valid refusal: a Chinese text about what to do, with an error code. */
type Refusal = Pick<Answer, 'status' | 'json'>;
function refusalIn({ status, json }: Refusal): object {
  const { success, error, code, fields = {}, ...odd } = json as unknown as Failure;
  const oddTexts = [error, ...Object.values(fields).flat()].filter(
    (text) => !chinese.test(text) || /[A-Za-z]{2}/.test(text.replaceAll(allowedWords, '')),
  );
  return { status, success, code, oddTexts, odd };
}
const refused = (code: ErrorCode): object => ({
  status: errorStatus[code],
  success: false,
  code,
  oddTexts: [],
  odd: {},
});
const fieldsIn = ({ json }: Refusal): string[] =>
  Object.keys((json as unknown as Failure).fields ?? {});

type FieldSchema = {
  type?: string | string[];
  items?: FieldSchema;
  anyOf?: FieldSchema[];
  default?: unknown;
};
type BodySchema = { properties: Record<string, FieldSchema>; required?: string[] };
const bodySchema = (name: EndpointName): BodySchema =>
  z.toJSONSchema(bodyOf(name), {
    io: 'input',
    unrepresentable: 'any',
  }) as BodySchema;
const typesOf = (field: FieldSchema): string[] => {
  if (field.anyOf) return field.anyOf.flatMap(typesOf);
  return field.type === undefined ? [] : [field.type].flat();
};

/** Invalid values of a field: every other type, then its own type out of bounds. */
function badValues(field: FieldSchema): unknown[] {
  const types = typesOf(field);
  const isNumber = types.includes('integer') || types.includes('number');
  const values: unknown[] = [{}, { $gt: '' }, [[]]];
  if (field.items?.type !== 'integer') values.push([1]);
  if (types.includes('array')) values.push([null], ['a\u0000'], [tooLong], Array(5_000).fill('头'));
  else values.push([]);
  if (!types.includes('boolean')) values.push(true, false);
  if (!types.includes('null')) values.push(null);
  if (!isNumber) values.push(0, 42, 1.5);
  if (!types.includes('string')) values.push('', 'abc', '1', '1e3', "' or 1=1 --", tooLong);
  if (types.includes('string')) values.push('头\u0000痛', 'a\u0000', '\ud800', 'x\udc00y', tooLong);
  if (types.includes('integer')) values.push(0, -1, 1.5, 2 ** 53, 9e99, -9e99);
  return values;
}

describe('every field of every body', () => {
  const fields = withBody.flatMap((name) =>
    Object.entries(bodySchema(name).properties).map(
      ([field, schema]) => [name, field, schema] as const,
    ),
  );

  it.each(fields)('is refused with an invalid value: %s %s', async (name, field, schema) => {
    const bodies = badValues(schema).map((value) => ({
      ...samples[name].body?.(world),
      [field]: value,
    }));
    // The first shows that the call refuses what its contract refuses; the others are refused like it.
    const answers: Refusal[] = [await call(name, { body: bodies[0] })];
    for (const body of bodies.slice(1))
      answers.push(refusedByContract(name, body) ?? (await call(name, { body })));
    for (const answer of answers) {
      expect(refusalIn(answer)).toEqual(refused('validation_failed'));
      expect(fieldsIn(answer)).toEqual([field]);
    }
  });

  it.each(fields.filter(([name, field]) => bodySchema(name).required?.includes(field)))(
    'is reported when it is missing: %s %s',
    async (name, field) => {
      const { [field]: _, ...rest } = { ...samples[name].body?.(world) };
      const answer = await call(name, { body: rest });
      expect(refusalIn(answer)).toEqual(refused('validation_failed'));
      expect(fieldsIn(answer)).toEqual([field]);
    },
  );

  it('is reported in English to English readers', async () => {
    for (const [name, field] of fields) {
      const body = { ...samples[name].body?.(world), [field]: [[]] };
      const answer = await call(name, { body, headers: { 'accept-language': 'en-US' } });
      const { error, fields: fieldErrors } = answer.json as unknown as Failure;
      for (const text of [error, ...Object.values(fieldErrors ?? {}).flat()]) {
        expect(text).not.toMatch(chinese);
        expect(text).toMatch(/^[A-Z].* /);
        expect(text).not.toMatch(/expected|received|invalid input|zod/i);
      }
    }
  });
});

describe('every body', () => {
  it.each(withBody)('must be JSON: %s', async (name) => {
    for (const body of ['{', '{"a":1', "{'a':1}", 'null x', '\u0000', '{"a":NaN}']) {
      expect(refusalIn(await call(name, { body }))).toEqual(refused('malformed_json'));
    }
  });

  it.each(withBody)('must be an object: %s', async (name) => {
    for (const body of [
      '[]',
      '"text"',
      '42',
      'true',
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    ]) {
      expect(refusalIn(await call(name, { body }))).toEqual(refused('validation_failed'));
    }
  });

  it.each(withBody.filter((name) => bodySchema(name).required?.length))(
    'may not be empty where it is required: %s',
    async (name) => {
      for (const body of ['{}', 'null', ' ', '']) {
        const answer = await call(name, { body });
        expect(answer.status).toBe(400);
        expect((answer.json as unknown as Failure).error).toMatch(chinese);
      }
    },
  );

  it.each(withBody)('must be declared as JSON: %s', async (name) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ]) {
      const answer = await call(name, { headers: { 'content-type': type } });
      expect(refusalIn(answer)).toEqual(refused('unsupported_media_type'));
    }
  });

  it.each(withBody)('may not be larger than its call allows: %s', async (name) => {
    const bytesMax = bytesMaxOf(name);
    const body = { ...samples[name].body?.(world), filler: 'x'.repeat(bytesMax) };
    expect(refusalIn(await call(name, { body }))).toEqual(refused('payload_too_large'));
    const over = await call(name, { body: '长'.repeat(Math.floor(bytesMax / 3) + 1) });
    expect(refusalIn(over)).toEqual(refused('payload_too_large'));
    const under = await call(name, { body: '长'.repeat(Math.floor(bytesMax / 3)) });
    expect(refusalIn(under)).toEqual(refused('malformed_json'));
  });

  it.each(withBody)('may not target the prototype: %s', async (name) => {
    const good = JSON.stringify(samples[name].body?.(world) ?? {}).slice(1, -1);
    const comma = good === '' ? '' : `,${good}`;
    for (const key of [
      '"__proto__":{"isStaff":true}',
      '"constructor":{"prototype":{"isStaff":true}}',
    ]) {
      expect(refusalIn(await call(name, { body: `{${key}${comma}}` }))).toEqual(
        refused('malformed_json'),
      );
    }
    expect('isStaff' in {}).toBe(false);
  });
});

describe('every query', () => {
  const fields = withQuery.flatMap((name) =>
    Object.entries(endpointOf(name).query?.shape ?? {}).map(
      ([field, schema]) => [name, field, schema as z.ZodMiniType] as const,
    ),
  );
  const numbers = [
    '',
    '-1',
    '0',
    '1.5',
    'abc',
    '1e3',
    '%00',
    '%F0%9F',
    '9'.repeat(300),
    '[]',
    '１',
  ];
  const choices = ['', '1', 'ALL', '%00', '__proto__', "' or 1=1", 'x'.repeat(5_000)];
  const words = ['%00', 'a%00b', 'x'.repeat(5_000)];
  /** By the type it takes: numbers, an enumeration, or anything. */
  const badValuesOf = (schema: z.ZodMiniType): string[] => {
    if (schema.safeParse('abc').success) return words;
    return schema.safeParse('1').success ? numbers : choices;
  };
  const asked = (name: EndpointName, field: string, ...values: string[]): string => {
    const { [field]: _, ...others } = { ...samples[name].query?.(world) };
    const pairs = Object.entries(others).map(([key, value]) => `${key}=${value}`);
    return [...pairs, ...values.map((value) => `${field}=${value}`)].join('&');
  };

  it.each(fields)('is refused with an invalid value: %s %s', async (name, field, schema) => {
    for (const value of badValuesOf(schema)) {
      const answer = await call(name, { query: asked(name, field, value) });
      expect(refusalIn(answer)).toEqual(refused('validation_failed'));
      expect(fieldsIn(answer)).toEqual([field]);
    }
  });

  it.each(fields)('is refused when it is given twice: %s %s', async (name, field) => {
    const answer = await call(name, { query: asked(name, field, '1', '2') });
    expect(refusalIn(answer)).toEqual(refused('validation_failed'));
    expect(fieldsIn(answer)).toEqual([field]);
  });

  it.each(fields.filter(([, , schema]) => !schema.safeParse(undefined).success))(
    'is reported when it is missing: %s %s',
    async (name, field) => {
      const answer = await call(name, { query: asked(name, field) });
      expect(refusalIn(answer)).toEqual(refused('validation_failed'));
      expect(fieldsIn(answer)).toEqual([field]);
    },
  );

  it.each(fields.filter(([, field]) => field === 'page'))(
    'may ask for a page far past the end: %s',
    async (name) => {
      const far = await call(name, { query: asked(name, 'page', '1000000') });
      expect(far.json['data']).toMatchObject({ results: [], next: null });
      const further = await call(name, { query: asked(name, 'page', '1000001') });
      expect(refusalIn(further)).toEqual(refused('validation_failed'));
      const wide = await call(name, { query: asked(name, 'page_size', '101') });
      expect(refusalIn(wide)).toEqual(refused('validation_failed'));
    },
  );
});

describe('every id', () => {
  const bad = [
    '0',
    '-1',
    '1.5',
    '9e99',
    'abc',
    '01',
    '%00',
    '%zz',
    '%ED%A0%80',
    '..%2f1',
    '9007199254740993',
    '9'.repeat(16),
    '9'.repeat(30),
    '9'.repeat(2_000),
    '__proto__',
    "1'--",
    '1%20',
    '１',
  ];

  /** For all calls but one: they read an id alike. */
  const fewBad = ['0', 'abc', '%zz', '9'.repeat(30)];

  it('has one schema in every path', () => {
    expect(new Set(withId.map((name) => endpointOf(name).params?.shape['id']))).toEqual(
      new Set([idParam]),
    );
  });

  it.each(withId)('that is impossible is unknown in a path: %s', async (name) => {
    const { method, path } = endpointOf(name);
    const unknown = await call(name, { params: { id: 987_654_321 } });
    expect(refusalIn(unknown)).toEqual(refused('not_found'));
    for (const id of name === withId[0] ? bad : fewBad) {
      const url =
        path.replace(':id', id) + (name === 'loadOldMessages' ? '?oldest_message_id=1' : '');
      const body = samples[name].body?.(world);
      const answer = await product.ask(method, url, {
        bearer: owner.access,
        ...(body ? { body } : {}),
      });
      expect(refusalIn(answer)).toEqual(refused('not_found'));
      // For an unknown id, a call may answer differently from a missing id.
      if (samples[name].unknown === undefined) expect(answer.text).toBe(unknown.text);
    }
  });

  it('that does not exist is unknown in a body, even the largest', async () => {
    for (const id of [987_654_321, 2 ** 31, 2 ** 53 - 1]) {
      const sent = { ...samples.sendMessage.body?.(world), session_id: id };
      expect(refusalIn(await call('sendMessage', { body: sent }))).toEqual(refused('not_found'));
      const made = { title: '接着说', parentSessionId: id };
      expect(refusalIn(await call('createSession', { body: made }))).toEqual(refused('not_found'));
    }
  });

  it('of a reply to stop is tolerated, however odd', async () => {
    for (const id of [
      0,
      -1,
      1.5,
      1e300,
      1_760_000_000_000,
      'temp-1760000000000',
      'abc',
      '',
      '-5',
    ]) {
      const answer = await call('cancelReply', { body: { message_id: id } });
      expect([id, answer.json['data']]).toEqual([id, { cancelled: false }]);
    }
  });
});

describe('every path without a call', () => {
  const unknown = [
    '/ai',
    '/ai/',
    '/ai/none/',
    '/ai/api/',
    '/ai/api/sessions',
    '/ai/api/sessions/1/2/3/',
    '/users',
    '/users/none/',
    '/users/api/',
    '/api',
    '/api/',
    '/api/none',
    '/api/openapi.yaml',
    '/ai/%zz/',
    '/.env',
    '/.git/config',
  ];
  it.each(unknown)('is a JSON 404: %s', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      expect(refusalIn(await product.ask(method, path, { bearer: owner.access }))).toEqual(
        refused('not_found'),
      );
    }
  });

  it.each(names)('is a JSON 404 with another method of an existing path: %s', async (name) => {
    const { path } = endpointOf(name);
    const taken = names
      .filter((other) => endpointOf(other).path === path)
      .map((other) => endpointOf(other).method as string);
    const url = urlOf(path, samples[name].params?.(world));
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].filter(
      (one) => !taken.includes(one),
    )) {
      const answer = await product.ask(method, url, { bearer: owner.access });
      expect(refusalIn(answer)).toEqual(refused('not_found'));
    }
  });
});
