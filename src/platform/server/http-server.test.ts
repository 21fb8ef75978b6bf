import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorTexts } from '#platform/contract/error-texts.ts';
import { fieldTexts } from '#platform/contract/field-texts.ts';
import { defineEndpoints, type Endpoints } from '#platform/contract/endpoint.ts';
import { idParam, textField } from '#platform/contract/fields.ts';
import {
  listen,
  startHttpServer,
  sendBytes,
  type DoorWishes,
  type TestHttpServer,
} from '#test/http-server-harness.ts';
import { bodyBytesMax } from './http-server.ts';

const endpoints = defineEndpoints({
  keep: {
    method: 'POST',
    path: '/ai/keep/',
    access: 'public',
    summary: 'Keep a text',
    body: z.object({ text: textField({ max: 20, required: true }), note: z.optional(z.string()) }),
    reply: z.object({ text: z.string(), address: z.string() }),
  },
  look: {
    method: 'GET',
    path: '/ai/look/:id/',
    access: 'public',
    summary: 'Look at one',
    params: z.object({ id: idParam }),
    reply: z.object({ id: z.int() }),
  },
  leave: {
    method: 'DELETE',
    path: '/ai/leave/',
    access: 'public',
    summary: 'Leave',
    body: z.object({ text: z.optional(z.string()) }),
    reply: z.object({ left: z.boolean() }),
  },
  fail: {
    method: 'GET',
    path: '/ai/fail/',
    access: 'public',
    summary: 'Break',
    reply: z.object({ never: z.string() }),
  },
});

let httpServer: TestHttpServer;
afterEach(() => httpServer.app.close());

const open = async (wishes: Omit<DoorWishes<Endpoints>, 'endpoints' | 'handlers'> = {}) => {
  httpServer = await startHttpServer({
    ...wishes,
    endpoints,
    handlers: {
      keep: ({ body, address }) => Promise.resolve({ text: body.text, address }),
      look: ({ params }) => Promise.resolve(params),
      leave: () => Promise.resolve({ left: true }),
      fail: () => Promise.reject(new Error('a wheel came off')),
    },
  });
};
const json = { 'content-type': 'application/json' };
const post = (payload: string | Buffer, headers: Record<string, string> = json) =>
  httpServer.app.inject({ method: 'POST', url: '/ai/keep/', payload, headers });
const refusal = (code: keyof (typeof errorTexts)['zh-CN']) => ({
  success: false,
  code,
  error: errorTexts['zh-CN'][code],
});

describe('a body', () => {
  it('is read as JSON, with or without a charset', async () => {
    await open();
    const body = JSON.stringify({ text: '头痛三天' });
    expect((await post(body)).json().data.text).toBe('头痛三天');
    const charset = { 'content-type': 'application/json; charset=utf-8' };
    expect((await post(body, charset)).json().data.text).toBe('头痛三天');
  });

  it.each(['{"text":', '{text:1}', "{'text':'a'}", '[1,]', 'undefined', '\u0000', '{"text":"a"}x'])(
    'that is not JSON is refused: %j',
    async (payload) => {
      await open();
      const reply = await post(payload);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toEqual(refusal('malformed_json'));
    },
  );

  it.each(['null', '[]', '"text"', '42', 'true', '{}', ''])(
    'without the field gets the name of the missing one: %j',
    async (payload) => {
      await open();
      const reply = await post(payload);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ success: false, code: 'validation_failed' });
    },
  );

  it.each([
    '{"__proto__":{"isStaff":true},"text":"a"}',
    '{"text":"a","constructor":{"prototype":{"isStaff":true}}}',
    '{"text":"a","note":"b","x":{"__proto__":{"isStaff":true}}}',
    '{"text":"a","\\u005f_proto__":{"isStaff":true}}',
  ])('that targets the prototype is refused: %s', async (payload) => {
    await open();
    const reply = await post(payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual(refusal('malformed_json'));
    expect(Object.hasOwn(Object.prototype, 'isStaff')).toBe(false);
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'json',
    'application/jsonx',
  ])('of another kind is refused: %s', async (type) => {
    await open();
    const reply = await post('{"text":"a"}', { 'content-type': type });
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toEqual(refusal('unsupported_media_type'));
  });

  it('of the maximum size is accepted, and one byte more is refused', async () => {
    await open();
    const filler = (bytes: number) => `{"text":"a","note":"${'x'.repeat(bytes - 22)}"}`;
    expect(filler(bodyBytesMax).length).toBe(bodyBytesMax);
    expect((await post(filler(bodyBytesMax))).statusCode).toBe(200);
    const reply = await post(filler(bodyBytesMax + 1));
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toEqual(refusal('payload_too_large'));
  });

  it('of 20,000 nested brackets is refused like any other wrong type', async () => {
    await open();
    const nested = `{"text":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const reply = await post(nested);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ fields: { text: [fieldTexts['zh-CN'].field_type] } });
  });

  it('can be omitted', async () => {
    await open();
    const bare = { method: 'DELETE', url: '/ai/leave/' } as const;
    expect((await httpServer.app.inject(bare)).statusCode).toBe(200);
    expect((await httpServer.app.inject({ ...bare, headers: json })).statusCode).toBe(200);
  });
});

describe('a path', () => {
  it.each([
    '0',
    '-1',
    '1.5',
    '9e99',
    'abc',
    '+1',
    '01',
    '0x1',
    ' 1',
    '1%00',
    '%ED%A0%80',
    '%',
    '%zz',
    '..%2f1',
    '1'.repeat(30),
    '1'.repeat(1_000),
  ])('with a malformed id is as unknown as any other: %s', async (id) => {
    await open();
    const reply = await httpServer.app.inject(`/ai/look/${id}/`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual(refusal('not_found'));
  });

  it.each([
    '/',
    '/ai',
    '/ai/',
    '/ai/none/',
    '/users/x',
    '/api/v2',
    '/ai/look/1',
    '//ai/look/1/',
    '/ai/look/1/../../keep/',
  ])('without a call is a JSON 404: %s', async (url) => {
    await open();
    const reply = await httpServer.app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual(refusal('not_found'));
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'])(
    'asked for with the wrong method is a 404: %s',
    async (method) => {
      await open();
      const port = await listen(httpServer.app);
      const answer = await sendBytes(
        port,
        `${method} /ai/keep/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer.toLowerCase()).toContain('content-type: application/json');
    },
  );
});

describe('every response', () => {
  const answers: [string, () => Promise<{ headers: Record<string, unknown> }>][] = [
    ['a reply', () => post('{"text":"a"}')],
    ['a refusal', () => post('{}')],
    ['malformed JSON', () => post('{')],
    ['a body too large', () => post('x'.repeat(bodyBytesMax + 1))],
    ['an unknown path', () => httpServer.app.inject('/none')],
    ['a path that cannot be decoded', () => httpServer.app.inject('/ai/look/%zz/')],
    ['an endless id', () => httpServer.app.inject(`/ai/look/${'1'.repeat(500)}/`)],
    ['a fault', () => httpServer.app.inject('/ai/fail/')],
  ];

  it.each(answers)('carries the security headers and a request id: %s', async (_, ask) => {
    await open();
    const { headers } = await ask();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*|https?:/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it.each(answers)('asks for TLS for a year where TLS is in front: %s', async (_, ask) => {
    await open({ secure: true });
    expect((await ask()).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });

  it('has a request id of our own, whatever the caller sends', async () => {
    await open();
    const given = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const ids = await Promise.all([
      httpServer.app.inject({ url: '/none', headers: given }),
      httpServer.app.inject({ url: '/none', headers: given }),
    ]);
    const [first, second] = ids.map(({ headers }) => headers['x-request-id']);
    expect(first).not.toBe(second);
    expect([first, second]).not.toContain('mine');
  });

  it('is in English for clients that prefer English', async () => {
    await open();
    const ask = (language: string) =>
      httpServer.app.inject({ url: '/none', headers: { 'accept-language': language } });
    const texts = { zh: errorTexts['zh-CN'].not_found, en: errorTexts['en-US'].not_found };
    expect((await ask('en-GB,en;q=0.9')).json().error).toBe(texts.en);
    expect((await ask('zh-CN,en;q=0.9')).json().error).toBe(texts.zh);
    expect((await ask('fr')).json().error).toBe(texts.zh);
  });

  it('contains only the code of an internal error; the details are in the log', async () => {
    await open();
    const reply = await httpServer.app.inject('/ai/fail/');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual(refusal('internal'));
    const logged = httpServer.events().find(({ level }) => level === 50);
    expect(logged).toMatchObject({
      requestId: reply.headers['x-request-id'],
      err: { type: 'Error', message: 'a wheel came off' },
    });
  });
});

describe('the address of a caller', () => {
  const from = async (remoteAddress: string, forwarded: string) => {
    const reply = await httpServer.app.inject({
      method: 'POST',
      url: '/ai/keep/',
      payload: '{"text":"a"}',
      remoteAddress,
      headers: { ...json, 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}` },
    });
    return reply.json().data.address as string;
  };

  it('cannot be forged without a trusted proxy', async () => {
    await open();
    expect(await from('203.0.113.7', '10.1.1.1')).toBe('203.0.113.7');
  });

  it('is the one reported by our own proxy', async () => {
    await open({ trustedProxies: ['192.0.2.0/24'] });
    expect(await from('192.0.2.9', '198.51.100.4')).toBe('198.51.100.4');
    expect(await from('192.0.2.9', '10.1.1.1, 198.51.100.4')).toBe('198.51.100.4');
    expect(await from('192.0.2.9', '10.1.1.1, 198.51.100.4, 192.0.2.8')).toBe('198.51.100.4');
    expect(await from('203.0.113.7', '198.51.100.4')).toBe('203.0.113.7');
  });
});

describe('what never becomes a request', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed_request'],
    [
      'two lengths',
      'POST /ai/keep/ HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      'malformed_request',
    ],
    [
      'a broken chunk',
      'POST /ai/keep/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
      'malformed_request',
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, null],
    [
      'endless headers',
      `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('gets a Chinese error and is disconnected: %s', async (_, bytes, status, code) => {
    await open();
    const answer = await sendBytes(await listen(httpServer.app), bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    if (code === null) return;
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(JSON.parse(body)).toEqual(refusal(code as 'malformed_request'));
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(head.toLowerCase()).toContain('connection: close');
  });

  it('because its headers never end is closed', async () => {
    await open({ headersTimeoutMs: 200, requestTimeoutMs: 400 });
    const answer = await sendBytes(
      await listen(httpServer.app),
      'GET / HTTP/1.1\r\nHost: x\r\nX-A: ',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain(errorTexts['zh-CN'].request_timeout);
  });

  it('because its body never ends is closed', async () => {
    await open({ headersTimeoutMs: 200, requestTimeoutMs: 400 });
    const head = 'POST /ai/keep/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const answer = await sendBytes(
      await listen(httpServer.app),
      `${head}Content-Length: 100\r\n\r\n{"text":`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('uses the configured timeouts', async () => {
    await open();
    expect(httpServer.app.server).toMatchObject({
      headersTimeout: 5_000,
      requestTimeout: 8_000,
      keepAliveTimeout: 65_000,
    });
    expect(httpServer.app.initialConfig.bodyLimit).toBe(64 * 1024);
  });
});
