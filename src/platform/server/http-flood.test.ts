import { mkdir, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorTexts } from '#platform/contract/error-texts.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { tooManyTexts } from '#platform/contract/too-many-texts.ts';
import { startHttpServer, type TestHttpServer } from '#test/http-server-harness.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { floodLimits } from './http-flood.ts';
import { serveWebApp } from './http-web-app.ts';

const endpoints = defineEndpoints({
  look: {
    method: 'GET',
    path: '/ai/look/',
    access: 'public',
    summary: 'Look',
    reply: z.object({}),
  },
});
const page = '<!doctype html><title>杏问</title>';
const few = { calls: 3, files: 5 };
const here = '203.0.113.7';

let dist: string;
let httpServer: TestHttpServer;
beforeAll(async () => {
  dist = temporaryFolder();
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), page);
  await writeFile(join(dist, 'assets', 'main-a1b2c3.js'), 'export {};');
});
afterEach(() => httpServer.app.close());

async function open(limits = few) {
  const handlers = { look: () => Promise.resolve({}) };
  httpServer = await startHttpServer({
    rateLimits: true,
    floodLimits: limits,
    trustedProxies: ['192.0.2.1'],
    endpoints,
    handlers,
  });
  await serveWebApp(httpServer.app, dist, {});
}
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = here) =>
  httpServer.app.inject({ url, remoteAddress, headers });
const statuses = async (url: string, times: number) => {
  const seen: number[] = [];
  for (let call = 0; call < times; call += 1) seen.push((await get(url)).statusCode);
  return seen;
};

describe('a flood from one address', () => {
  it('of calls gets the time to retry, in Chinese, and other addresses are not affected', async () => {
    await open();
    const made = { 'x-forwarded-for': '10.9.9.9' };
    for (let call = 0; call < few.calls; call += 1) {
      expect((await get('/ai/look/', made)).statusCode).toBe(200);
    }
    const reply = await get('/ai/look/');
    expect(reply.statusCode).toBe(429);
    expect(reply.json()).toEqual({
      success: false,
      code: 'too_many_requests',
      error: errorTexts['zh-CN'].too_many_requests,
    });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(reply.headers['content-security-policy']).toBeDefined();
    expect((await get('/ai/look/', {}, '203.0.113.8')).statusCode).toBe(200);
  });

  it('is one of the whole network behind an IPv6 address', async () => {
    await open();
    for (const end of ['1', '2', '3']) await get('/ai/look/', {}, `2001:db8::${end}`);
    expect((await get('/ai/look/', {}, '2001:db8::4')).statusCode).toBe(429);
    expect((await get('/ai/look/', {}, '2001:db8:0:1::4')).statusCode).toBe(200);
  });

  it.each(['/ai/none/', '/assets/none.js', '/users/none/', '/metrics'])(
    'of paths that do not exist is cut like calls: %s',
    async (path) => {
      await open();
      expect(await statuses(path, 4)).toEqual([404, 404, 404, 429]);
    },
  );

  it.each(['/%61i/look/', '/ai/look/?a=1', '/ai/look/?/assets/x'])(
    'of calls is counted however they are written: %s',
    async (path) => {
      await open();
      expect(await statuses(path, 4)).toEqual([200, 200, 200, 429]);
      expect((await get('/ai/look/')).statusCode).toBe(429);
    },
  );

  it('still gets pages and files after its calls are refused, up to a separate limit', async () => {
    await open();
    expect(await statuses('/ai/look/', 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses('/assets/main-a1b2c3.js', 3)).toEqual([200, 200, 200]);
    expect(await statuses('/chat/5', 3)).toEqual([200, 200, 429]);
    expect((await get('/ai/look/', {}, '203.0.113.8')).statusCode).toBe(200);
  });

  it('is not caused by forty people who sign in for the first time within a minute', async () => {
    await open(floodLimits);
    // What one of them was seen to ask for: signing in, then five pages.
    const one = { calls: 50, files: 140 };
    const refused = new Set<number>();
    for (let people = 0; people < 40; people += 1) {
      const asked = [
        ...Array.from({ length: one.calls }, () => get('/ai/look/')),
        ...Array.from({ length: one.files }, () => get('/chat/5')),
      ];
      for (const { statusCode } of await Promise.all(asked)) refused.add(statusCode);
    }
    expect([...refused]).toEqual([200]);
  });
});

describe('the page shown after too many requests', () => {
  const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each([
    ['/chat/5', {}, 'zh-CN'],
    ['/chat/5', { 'accept-language': 'en-GB,en' }, 'en-US'],
    ['/ai/look/', {}, 'zh-CN'],
  ] as const)(
    'is our own, and names the time to try again: %s %j',
    async (path, headers, language) => {
      await open({ calls: 1, files: 1 });
      await get(path);
      const reply = await get(path, { ...asBrowser, ...headers });
      const wait = Number(reply.headers['retry-after']);
      expect(reply.statusCode).toBe(429);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(wait).toBeGreaterThan(0);
      expect(reply.payload).toContain(`<html lang="${language}">`);
      expect(reply.payload).toContain(tooManyTexts[language].wait(wait));
      expect(reply.payload).not.toContain('<script');
    },
  );

  it('has an inline stylesheet that the content policy allows', async () => {
    await open({ calls: 1, files: 1 });
    await get('/chat/5');
    const { payload, headers } = await get('/chat/5', asBrowser);
    const style = /<style>([\s\S]*)<\/style>/.exec(payload)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('is not for scripts, which read JSON', async () => {
    await open({ calls: 1, files: 1 });
    await get('/ai/look/');
    for (const accept of ['*/*', 'application/json', 'text/event-stream']) {
      expect((await get('/ai/look/', { accept })).json().code).toBe('too_many_requests');
    }
  });
});
