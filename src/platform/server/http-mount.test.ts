import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#platform/contract/app-error.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { errorTexts } from '#platform/contract/error-texts.ts';
import { fieldTexts } from '#platform/contract/field-texts.ts';
import { pageQuery } from '#platform/contract/page-schema.ts';
import { formBytesMax } from './http-form.ts';
import {
  startHttpServer,
  type DoorWishes,
  type TestHttpServer,
} from '#test/http-server-harness.ts';

const thing = z.object({ id: z.int(), name: z.string() });
const endpoints = defineEndpoints({
  plain: { method: 'GET', path: '/ai/plain/', access: 'public', summary: 'Plain', reply: thing },
  flat: {
    method: 'GET',
    path: '/ai/flat/',
    access: 'public',
    summary: 'Flat',
    reply: thing,
    envelope: 'flat',
  },
  nested: {
    method: 'GET',
    path: '/ai/nested/',
    access: 'public',
    summary: 'Nested',
    reply: thing,
    envelope: 'nested',
  },
  empty: { method: 'POST', path: '/ai/empty/', access: 'public', summary: 'Nothing to say' },
  leaky: {
    method: 'GET',
    path: '/ai/leaky/',
    access: 'public',
    summary: 'Says too much',
    reply: thing,
  },
  wrong: {
    method: 'GET',
    path: '/ai/wrong/',
    access: 'public',
    summary: 'Says nonsense',
    reply: thing,
  },
  page: {
    method: 'GET',
    path: '/ai/page/',
    access: 'public',
    summary: 'Pages',
    query: z.object(pageQuery(12)),
    reply: z.object({ page: z.int(), page_size: z.int() }),
  },
  cookies: { method: 'POST', path: '/ai/cookies/', access: 'public', summary: 'Sets cookies' },
  form: {
    method: 'POST',
    path: '/ai/form/',
    access: 'public',
    summary: 'Takes a form',
    form: true,
    body: z.record(z.string(), z.string()),
    reply: z.string(),
  },
  begin: {
    method: 'POST',
    path: '/ai/begin/',
    access: 'public',
    summary: 'Begins',
    waitsForRoom: true,
    limits: [{ name: 'begin', max: 9, windowMs: 60_000, by: 'address' }],
  },
  events: {
    method: 'GET',
    path: '/ai/events/:kind/',
    access: 'public',
    summary: 'Streams',
    params: z.object({ kind: z.string() }),
    events: z.object({ n: z.int() }),
  },
});

const begun: string[] = [];
async function* count(): AsyncGenerator<{ n: number }> {
  yield { n: 1 };
}

let httpServer: TestHttpServer;
afterEach(() => httpServer.app.close());
const open = async (
  secure = false,
  wishes: Pick<DoorWishes<typeof endpoints>, 'waitForRoom'> = {},
) => {
  const one = { id: 1, name: '杏' };
  httpServer = await startHttpServer({
    ...wishes,
    secure,
    endpoints,
    handlers: {
      plain: () => Promise.resolve(one),
      flat: () => Promise.resolve(one),
      nested: () => Promise.resolve(one),
      empty: () => Promise.resolve(null),
      leaky: () => Promise.resolve({ ...one, passwordHash: 'canary' }),
      wrong: () => Promise.resolve({ id: Number.NaN, name: '杏' }),
      page: ({ query }) => Promise.resolve(query),
      cookies: ({ setCookie, clearCookie }) => {
        setCookie('secret', 'x', { httpOnly: true, maxAgeSeconds: 60 });
        setCookie('open', 'y', { httpOnly: false });
        clearCookie('old');
        return Promise.resolve(null);
      },
      begin: ({ requestId }) => {
        begun.push(requestId);
        return begun.length > 1 ? Promise.reject(new AppError('not_found')) : Promise.resolve(null);
      },
      form: ({ body }) => Promise.resolve(JSON.stringify(body)),
      events: ({ params }) => {
        if (params.kind === 'none') return Promise.resolve(null);
        if (params.kind === 'refused') return Promise.reject(new AppError('quota_exhausted'));
        return Promise.resolve(count());
      },
    },
  });
};
const get = (url: string) => httpServer.app.inject(url);

describe('the envelope', () => {
  it('contains the reply as data, also flat or nested for clients that need it', async () => {
    await open();
    const data = { id: 1, name: '杏' };
    expect((await get('/ai/plain/')).json()).toEqual({ success: true, data });
    expect((await get('/ai/flat/')).json()).toEqual({ success: true, data, ...data });
    const inner = { success: true, data };
    expect((await get('/ai/nested/')).json()).toEqual({
      success: true,
      data: { ...data, ...inner },
    });
    const empty = await httpServer.app.inject({ method: 'POST', url: '/ai/empty/' });
    expect(empty.json()).toEqual({ success: true, data: null });
  });

  it('is never cached', async () => {
    await open();
    const { headers } = await get('/ai/plain/');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('contains only what the contract names', async () => {
    await open();
    expect((await get('/ai/leaky/')).payload).not.toContain('canary');
  });

  it('refuses to send a reply that violates the contract', async () => {
    await open();
    const reply = await get('/ai/wrong/');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toMatchObject({ code: 'internal', error: errorTexts['zh-CN'].internal });
  });
});

describe('a call of another service', () => {
  const post = (url: string, type: string, payload: string) =>
    httpServer.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  const formType = 'application/x-www-form-urlencoded';

  it('sends a form and gets plain text', async () => {
    await open();
    const reply = await post('/ai/form/', `${formType}; charset=utf-8`, 'a=1%2B1&b=%E6%9D%8F+&b=');
    expect([reply.statusCode, reply.payload]).toEqual([200, '{"a":"1+1","b":""}']);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is the only one that accepts a form, and accepts nothing else', async () => {
    await open();
    expect((await post('/ai/empty/', formType, 'a=1')).statusCode).toBe(415);
    expect((await post('/ai/form/', 'application/json', '{}')).json()).toMatchObject({
      code: 'unsupported_media_type',
    });
    const long = await post('/ai/form/', formType, `a=${'x'.repeat(formBytesMax)}`);
    expect(long.statusCode).toBe(413);
  });
});

describe('a query', () => {
  it('has its defaults', async () => {
    await open();
    expect((await get('/ai/page/')).json().data).toEqual({ page: 1, page_size: 12 });
    expect((await get('/ai/page/?other=1')).json().data).toEqual({ page: 1, page_size: 12 });
  });

  it.each(['1', '007', '1000000'])('accepts a whole number in bounds: %s', async (page) => {
    await open();
    expect((await get(`/ai/page/?page=${page}`)).json().data.page).toBe(Number(page));
  });

  it.each([
    '0',
    '-1',
    '1.5',
    'abc',
    '',
    '1e3',
    '0x10',
    '1000001',
    '9'.repeat(400),
    '%00',
    '１',
    '1%202',
    '__proto__',
    'NaN',
  ])('refuses anything else: %s', async (page) => {
    await open();
    const reply = await get(`/ai/page/?page=${page}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      success: false,
      code: 'validation_failed',
      error: fieldTexts['zh-CN'].field_type,
      fields: { page: [fieldTexts['zh-CN'].field_type] },
    });
  });

  it.each(['page=1&page=2', 'page=1&page=1', 'page[]=1&page=1&page=3'])(
    'refuses a value that is given twice: %s',
    async (query) => {
      await open();
      expect((await get(`/ai/page/?${query}`)).statusCode).toBe(400);
    },
  );

  it('ignores names that target the prototype', async () => {
    await open();
    const reply = await get('/ai/page/?__proto__=1&__proto__[page]=5&constructor=2&toString=3');
    expect(reply.json().data).toEqual({ page: 1, page_size: 12 });
  });
});

describe('a cookie of ours', () => {
  const set = async () =>
    (await httpServer.app.inject({ method: 'POST', url: '/ai/cookies/' })).cookies.map(
      ({ name, httpOnly, secure, sameSite, path, maxAge }) => ({
        name,
        httpOnly,
        secure,
        sameSite,
        path,
        maxAge,
      }),
    );

  it('is restricted to this site, and scripts see only what they need', async () => {
    await open();
    const lax = { sameSite: 'Lax', path: '/' };
    expect(await set()).toMatchObject([
      { ...lax, name: 'secret', httpOnly: true, maxAge: 60 },
      { ...lax, name: 'open' },
      { ...lax, name: 'old' },
    ]);
    expect((await set())[1]?.httpOnly).toBeUndefined();
  });

  it('is sent only over TLS where there is TLS', async () => {
    await open(true);
    expect((await set()).map(({ secure }) => secure)).toEqual([true, true, true]);
  });
});

describe('a stream', () => {
  it('ends with [DONE] and carries the security headers', async () => {
    await open(true);
    const reply = await get('/ai/events/one/');
    expect(reply.payload).toBe('data: {"n":1}\n\ndata: [DONE]\n\n');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(reply.headers['cache-control']).toContain('no-store');
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('without events is a 204', async () => {
    await open();
    const reply = await get('/ai/events/none/');
    expect([reply.statusCode, reply.payload]).toEqual([204, '']);
  });

  it('can fail with a status before its first byte', async () => {
    await open();
    const reply = await get('/ai/events/refused/');
    expect(reply.statusCode).toBe(402);
    expect(reply.json()).toMatchObject({ success: false, code: 'quota_exhausted' });
  });

  it('is counted and logged like every other response', async () => {
    await open();
    await get('/ai/events/one/');
    expect(httpServer.events().at(-1)).toMatchObject({ route: '/ai/events/:kind/', status: 200 });
  });
});

describe('a call that begins work', () => {
  const begin = () => httpServer.app.inject({ method: 'POST', url: '/ai/begin/' });

  it('waits for room, and has left it when it is answered, also with a refusal', async () => {
    let inside = 0;
    const waitForRoom = () => {
      inside += 1;
      return Promise.resolve(() => void (inside -= 1));
    };
    await open(false, { waitForRoom });
    expect((await begin()).statusCode).toBe(200);
    expect((await begin()).statusCode).toBe(404);
    expect([begun.length, inside]).toEqual([2, 0]);
  });

  it('gets a time to retry where there is none, and counts towards no limit', async () => {
    begun.length = 0;
    const full = new AppError('unavailable', { retryAfterSeconds: 3 });
    await open(false, { waitForRoom: () => Promise.reject(full) });
    const { statusCode, headers } = await begin();
    expect([statusCode, headers['retry-after']]).toEqual([503, '3']);
    expect([begun, httpServer.taken]).toEqual([[], []]);
  });
});
