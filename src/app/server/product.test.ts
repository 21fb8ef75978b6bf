import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#features/account/contract.ts';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { errorTexts } from '#platform/contract/error-texts.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import { call, makeNewcomer, type TestAccount } from '#test/product-people.ts';
import { takeFreeMessagesBack } from '#test/unclaimed-account.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { endpoints } from './endpoints.ts';

const page = '<!doctype html><title>杏问</title>';
let dist: string;
beforeAll(async () => {
  dist = temporaryFolder();
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), page);
  await writeFile(join(dist, 'assets', 'main-a1b2c3.js'), 'export {};');
});

const environment = {
  PUBLIC_URL: 'https://xingwen.example',
  TRUSTED_PROXIES: '127.0.0.1',
  METRICS_TOKEN: 'a token for the metrics of this test',
};

describe('the product behind TLS', () => {
  let product: ProductHarness;
  let person: TestAccount;
  beforeAll(async () => {
    product = await startTestProduct({ environment, distDir: dist });
    person = await product.signUp('someone');
  });
  afterAll(() => product.close());

  it('sends its security headers with every kind of response', async () => {
    const bearer = person.access;
    const sessionId = await product.openSession(person, '头痛三天');
    const body = { session_id: sessionId, content: '头痛三天' };
    const answers = {
      page: await product.ask('GET', '/chat/5'),
      script: await product.ask('GET', '/assets/main-a1b2c3.js'),
      reply: await product.ask('GET', sessionEndpoints.listSessions.path, { bearer }),
      stream: await product.ask('POST', messageEndpoints.sendMessage.path, { bearer, body }),
      nothing: await product.ask('GET', `/ai/chat-stream/${sessionId}/`, { bearer }),
      refusal: await product.ask('GET', sessionEndpoints.listSessions.path),
      unknown: await product.ask('GET', '/ai/none/'),
      undecodable: await product.ask('GET', '/ai/%zz/'),
      missing: await product.ask('GET', '/assets/none.js'),
      broken: await product.ask('POST', sessionEndpoints.createSession.path, { body: '{' }),
      api: await product.ask('GET', '/api/openapi.json'),
      docs: await product.ask('GET', '/api/docs'),
      health: await product.ask('GET', '/healthz'),
      ready: await product.ask('GET', '/readyz'),
    };
    for (const [kind, { headers }] of Object.entries(answers)) {
      const seen = {
        kind,
        transport: headers.get('strict-transport-security'),
        sniff: headers.get('x-content-type-options'),
        referrer: headers.get('referrer-policy'),
        frames: headers.get('content-security-policy')?.includes("frame-ancestors 'none'"),
        requestId: /^[0-9a-f-]{36}$/.test(headers.get('x-request-id') ?? ''),
        cached: headers.get('cache-control') !== null || ['api', 'docs'].includes(kind),
      };
      expect(seen).toEqual({
        kind,
        transport: 'max-age=31536000; includeSubDomains',
        sniff: 'nosniff',
        referrer: 'no-referrer',
        frames: true,
        requestId: true,
        cached: true,
      });
    }
    expect(answers.stream.text).toContain('data: [DONE]\n\n');
    expect(answers.nothing.status).toBe(204);
  });

  it('ties the sign-in cookie to this host and to TLS', async () => {
    const body = { username: person.username, password: person.password };
    const { headers } = await product.ask('POST', accountEndpoints.signIn.path, { body });
    const [device = '', signIn = '', csrf = ''] = headers
      .getSetCookie()
      .toSorted((a, b) => (a < b ? -1 : 1));
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(signIn).toContain(part);
      expect(device).toContain(part);
    }
    expect(signIn).toMatch(/^__Host-signin=/);
    expect(device).toMatch(/^__Host-device=/);
    expect(signIn + device).not.toContain('Domain');
    expect(csrf).toMatch(/^csrftoken=/);
    expect(csrf).toContain('Secure');
    expect(csrf).not.toContain('HttpOnly');
  });

  it('rejects a sign-in cookie without the prefix', async () => {
    const value = person.cookie.split('=')[1] ?? '';
    const { path } = accountEndpoints.getProfile;
    expect((await product.ask('GET', path, { cookie: `__Host-signin=${value}` })).status).toBe(200);
    expect((await product.ask('GET', path, { cookie: `signin=${value}` })).status).toBe(401);
  });

  it('sends the page for its own paths and JSON for unknown calls', async () => {
    const drawn = await product.ask('GET', '/chat/5');
    expect([drawn.status, drawn.text]).toEqual([200, page]);
    expect(drawn.headers.get('cache-control')).toBe('no-cache');
    const script = await product.ask('GET', '/assets/main-a1b2c3.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const missing = await product.ask('GET', '/assets/none.js');
    expect([missing.status, missing.json['code']]).toEqual([404, 'not_found']);
  });

  it('shows its metrics to holders of the token, not to all local programs', async () => {
    expect((await product.ask('GET', '/metrics')).status).toBe(404);
    const metrics = await product.ask('GET', '/metrics', { bearer: environment.METRICS_TOKEN });
    expect(metrics.text).toContain('xingwen_request_seconds');
  });
});

describe('the API document', () => {
  it('contains every call of the product, and only internal references', async () => {
    const product = await startTestProduct();
    const { json, headers } = await product.ask('GET', '/api/openapi.json');
    const docs = await product.ask('GET', '/api/docs');
    await product.close();
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(json['openapi']).toBe('3.1.0');
    const paths = json['paths'] as Record<string, Record<string, Record<string, unknown>>>;
    const documented = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(documented)).toEqual(new Set(Object.keys(endpoints)));
    expect(documented).toHaveLength(Object.keys(endpoints).length);
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      const operation = paths[path]?.[endpoint.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary });
      expect('requestBody' in (operation ?? {})).toBe(endpoint.body !== undefined);
      const parameters = operation?.['parameters'] as { name: string; in: string }[];
      const inPath = parameters.filter((one) => one.in === 'path').map((one) => one.name);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => one));
      expect(docs.text).toContain(`<td>${name}</td>`);
    }
    const refs = JSON.stringify(json).matchAll(/"\$ref":"([^"]+)"/g);
    expect(new Set([...refs].map(([, ref]) => ref))).toEqual(
      new Set(['#/components/schemas/Failure']),
    );
  });
});

describe('the limits', () => {
  it('are counted across processes, and reported in Chinese', async () => {
    const product = await startTestProduct({ environment: { RATE_LIMITS: 'on' } });
    const { path, limits } = accountEndpoints.registerAccount;
    const { max = 0, windowMs = 0 } = limits[0] ?? {};
    // All calls fall into one window.
    product.advance(windowMs - (product.now().getTime() % windowMs));
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    for (let n = 0; n < max; n += 1) {
      const answer = await product.ask('POST', path, { body: {}, headers });
      expect(answer.status).toBe(400);
    }
    const refused = await product.ask('POST', path, {
      body: {},
      headers: { 'x-forwarded-for': '203.0.113.8' },
    });
    await product.close();
    expect(refused.status).toBe(429);
    expect(refused.json).toEqual({
      success: false,
      code: 'too_many_requests',
      error: errorTexts['zh-CN'].too_many_requests,
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
  });

  it('give a new account its free messages once, with a ledger entry', async () => {
    const product = await startTestProduct({ settings: { FREE_MESSAGES: 7 } });
    const { access } = await makeNewcomer(product.url, 'newcomer');
    const read = (path: string) => call(product.url, path, access);
    expect(await read(membershipEndpoints.getUsage.path)).toMatchObject({
      remainingCount: 7,
      hasClaimedFreeMessages: true,
    });
    expect(await read(membershipEndpoints.listLedger.path)).toMatchObject({
      count: 1,
      results: [{ kind: 'grant', source: 'permanent', amount: 7, reason: 'new-account' }],
    });
    const { path } = membershipEndpoints.claimFreeMessages;
    const again = await product.ask('POST', path, { bearer: access, body: {} });
    expect([again.status, again.json['code']]).toEqual([400, 'already_claimed']);
    await product.close();
  });

  it('leave nothing of an account whose creation failed', async () => {
    const product = await startTestProduct();
    await makeNewcomer(product.url, 'newcomer');
    await expect(makeNewcomer(product.url, 'newcomer')).rejects.toThrow();
    expect((await product.rowCounts())['usage_account']).toBe(1);
    await product.close();
  });

  it('let a user claim free messages once, however many calls are concurrent', async () => {
    const product = await startTestProduct();
    const { access, username } = await product.signUp('someone');
    await takeFreeMessagesBack(product.database.db, username);
    const { path } = membershipEndpoints.claimFreeMessages;
    const claims = Array.from({ length: 12 }, () => product.ask('POST', path, { bearer: access }));
    const statuses = (await Promise.all(claims)).map(({ status }) => status);
    await product.close();
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(11);
  });
});

it.each([
  ['off', 404, null],
  ['on', 200, expect.objectContaining({ environment: 'production' })],
])(
  'in production the developers’ page with SSO_TEST=%s has status %i',
  async (wish, status, diagnostics) => {
    const production = { NODE_ENV: 'production', RATE_LIMITS: 'on', STAFF_SECOND_FACTOR: 'on' };
    const product = await startTestProduct({
      environment: { ...environment, ...production, SSO_TEST: wish },
      distDir: dist,
    });
    try {
      expect((await product.ask('GET', '/sso-test')).status).toBe(status);
      const { json } = await product.ask('GET', '/api/client-config/');
      expect(json['data']).toMatchObject({ diagnostics });
    } finally {
      await product.close();
    }
  },
);
