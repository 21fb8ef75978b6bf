import { afterEach, describe, expect, it } from 'vitest';
import { openDoor, type TestDoor } from '#test/door-harness.ts';
import { mountHealth } from './http-health.ts';

const metricsToken = 'a token for the metrics of this test';
let door: TestDoor;
afterEach(() => door.app.close());

async function open(wishes: { ready?: boolean; token?: string; proxies?: string[] } = {}) {
  door = await openDoor({ trustedProxies: wishes.proxies ?? [] });
  mountHealth(door.app, {
    isReady: () => Promise.resolve(wishes.ready ?? true),
    metricsToken: wishes.token,
  });
}
const metrics = async (remoteAddress: string, headers: Record<string, string> = {}) =>
  (await door.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

describe('health', () => {
  it('says that the process lives, whatever the database does', async () => {
    await open({ ready: false });
    const reply = await door.app.inject('/healthz');
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [true, 200, 'ready'],
    [false, 503, 'not ready'],
  ])('says whether it can answer: %s', async (ready, status, word) => {
    await open({ ready });
    const reply = await door.app.inject('/readyz');
    expect([reply.statusCode, reply.json()]).toEqual([status, { status: word }]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('the metrics', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])(
    'are open to this machine: %s',
    async (address) => {
      await open();
      const reply = await door.app.inject({ url: '/metrics', remoteAddress: address });
      expect(reply.statusCode).toBe(200);
      expect(reply.payload).toContain('xingwen_request_seconds');
      expect(reply.headers['content-type']).toContain('text/plain');
      expect(reply.headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['203.0.113.7', '10.0.0.1', '::ffff:203.0.113.7', '2001:db8::1'])(
    'do not exist for others: %s',
    async (address) => {
      await open();
      expect(await metrics(address)).toBe(404);
      expect(await metrics(address, { authorization: 'Bearer undefined' })).toBe(404);
      expect(await metrics(address, { authorization: 'Bearer ' })).toBe(404);
    },
  );

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via'])(
    'do not exist for those who come through a proxy on this machine: %s',
    async (header) => {
      await open();
      expect(await metrics('127.0.0.1', { [header]: '203.0.113.7' })).toBe(404);
    },
  );

  it('cannot be had by making up an address behind a trusted proxy', async () => {
    await open({ proxies: ['192.0.2.1'] });
    expect(await metrics('192.0.2.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  });

  it('are open to whoever has the token', async () => {
    await open({ token: metricsToken });
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    expect(await metrics('203.0.113.7', bearer(metricsToken))).toBe(200);
    expect(await metrics('203.0.113.7', bearer(`${metricsToken.slice(0, -1)}x`))).toBe(404);
    expect(await metrics('203.0.113.7', bearer(`${metricsToken}x`))).toBe(404);
    expect(await metrics('203.0.113.7', bearer('测'.repeat(12)))).toBe(404);
    expect(await metrics('203.0.113.7', { authorization: metricsToken })).toBe(404);
  });

  it('name routes, never paths', async () => {
    await open();
    await door.app.inject('/canary/7?word=canary');
    const { payload } = await door.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(payload).not.toContain('canary');
    expect(payload).toMatch(/xingwen_request_seconds_count\{[^}]*route="unknown"[^}]*status="4xx"/);
  });
});
