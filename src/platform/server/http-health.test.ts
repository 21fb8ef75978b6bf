import { afterEach, describe, expect, it } from 'vitest';
import { startHttpServer, type TestHttpServer } from '#test/http-server-harness.ts';
import { mountHealth } from './http-health.ts';

const metricsToken = 'a token for the metrics of this test';
let httpServer: TestHttpServer;
afterEach(() => httpServer.app.close());

async function open(wishes: { ready?: boolean; token?: string } = {}) {
  httpServer = await startHttpServer({});
  mountHealth(httpServer.app, {
    isReady: () => Promise.resolve(wishes.ready ?? true),
    metricsToken: wishes.token,
  });
}
const metrics = async (remoteAddress: string, headers: Record<string, string> = {}) =>
  (await httpServer.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

describe('health', () => {
  it('reports that the process is up, whatever the state of the database', async () => {
    await open({ ready: false });
    const reply = await httpServer.app.inject('/healthz');
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [true, 200, 'ready'],
    [false, 503, 'not ready'],
  ])('reports whether it can answer: %s', async (ready, status, word) => {
    await open({ ready });
    const reply = await httpServer.app.inject('/readyz');
    expect([reply.statusCode, reply.json()]).toEqual([status, { status: word }]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('the metrics', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '203.0.113.7'])(
    'do not exist without a configured token, whatever the caller’s address: %s',
    async (address) => {
      await open();
      expect(await metrics(address)).toBe(404);
      expect(await metrics(address, bearer('undefined'))).toBe(404);
      expect(await metrics(address, bearer(''))).toBe(404);
    },
  );

  it.each(['127.0.0.1', '::1', '203.0.113.7'])(
    'are open only to holders of the token: %s',
    async (address) => {
      await open({ token: metricsToken });
      const reply = await httpServer.app.inject({
        url: '/metrics',
        remoteAddress: address,
        headers: bearer(metricsToken),
      });
      expect(reply.statusCode).toBe(200);
      expect(reply.payload).toContain('xingwen_request_seconds');
      expect(reply.headers['content-type']).toContain('text/plain');
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(await metrics(address)).toBe(404);
      expect(await metrics(address, bearer(`${metricsToken.slice(0, -1)}x`))).toBe(404);
      expect(await metrics(address, bearer(`${metricsToken}x`))).toBe(404);
      expect(await metrics(address, bearer('测'.repeat(12)))).toBe(404);
      expect(await metrics(address, { authorization: metricsToken })).toBe(404);
    },
  );

  it('name routes, never paths', async () => {
    await open({ token: metricsToken });
    await httpServer.app.inject('/canary/7?word=canary');
    const headers = bearer(metricsToken);
    const { payload } = await httpServer.app.inject({ url: '/metrics', headers });
    expect(payload).not.toContain('canary');
    expect(payload).toMatch(/xingwen_request_seconds_count\{[^}]*route="unknown"[^}]*status="4xx"/);
  });
});
