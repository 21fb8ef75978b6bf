import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startHttpServer, type TestHttpServer } from '#test/http-server-harness.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { serveWebApp } from './http-web-app.ts';

const style = 'html { color-scheme: light dark }';
const page = `<!doctype html><title>杏问</title><style>${style}</style>`;
let root: string;
let dist: string;
let httpServer: TestHttpServer;

beforeAll(async () => {
  root = temporaryFolder();
  dist = join(root, 'dist');
  await mkdir(join(dist, 'assets/wasm-workers'), { recursive: true });
  const script = 'console.log(1);'.repeat(50);
  const files = {
    'index.html': page,
    'index.html.br': brotliCompressSync(page),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'sw.js': 'self.skipWaiting();',
    '.secret': 'canary',
    'assets/main-a1b2c3.js': script,
    'assets/main-a1b2c3.js.br': brotliCompressSync(script),
    'assets/wasm-workers/a1b2c3.js': script,
    'assets/wasm-workers/a1b2c3.js.br': brotliCompressSync(script),
    'assets/reader-a1b2c3.wasm': 'wasm',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content);
  await writeFile(join(root, 'outside.txt'), 'canary');
});
beforeEach(async () => {
  httpServer = await startHttpServer({});
  await serveWebApp(httpServer.app, dist, { name: '我们的药房' });
});
afterEach(() => httpServer.app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  httpServer.app.inject({ url, headers });

describe('the web app', () => {
  it.each([
    '/',
    '/chat/5',
    '/login?next=/chat/5',
    '/share/view/7',
    '/none/at/all',
    '/aix',
    '/users.html',
    '/apiary/',
    '/chat/%E8%8B%A6',
  ])('serves the page for every path that is not a call: %s', async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.payload]).toEqual([200, page]);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    const policy = String(reply.headers['content-security-policy']);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    '/ai',
    '/ai/',
    '/ai/none/',
    '/ai?x=1',
    '/ai/none?x',
    '/users/none/',
    '/users?x',
    '/api/none',
    '/api?',
    '/assets/none.js',
    '/assets/',
    '/%61i/none/',
    '/metrics',
    '/healthz/x',
    '/readyz?x',
  ])('is not served for a call that does not exist: %s', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ success: false, code: 'not_found' });
  });

  it('is only served for reading', async () => {
    const reply = await httpServer.app.inject({ method: 'POST', url: '/chat/5', payload: {} });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });

  it('lets hashed files be cached for a year, compressed', async () => {
    const plain = await get('/assets/main-a1b2c3.js');
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const small = await get('/assets/main-a1b2c3.js', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toMatch(/javascript/);
    expect(String(small.headers['vary'])).toMatch(/accept-encoding/i);
  });

  it.each(['/favicon.svg', '/sw.js', '/index.html', '/'])(
    'lets everything else be revalidated: %s',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([{}, { 'accept-encoding': 'br' }])(
    'lets a worker of its folder compile WebAssembly, and reach nothing else: %j',
    async (headers) => {
      const { statusCode, headers: sent } = await get('/assets/wasm-workers/a1b2c3.js', headers);
      expect(statusCode).toBe(200);
      expect(sent['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(sent['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
    },
  );

  it.each([
    '/',
    '/chat/wasm-workers/a1b2c3.js',
    '/assets/main-a1b2c3.js',
    '/assets/reader-a1b2c3.wasm',
    '/assets/wasm-workers/none.js',
    '/assets/wasm-workers/../main-a1b2c3.js',
    '/sw.js',
  ])('lets nothing else do so: %s', async (url) => {
    const policy = String((await get(url)).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('wasm');
  });

  it('sends the page compressed, and 304 when it is unchanged', async () => {
    const small = await get('/chat/5', { 'accept-encoding': 'br' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const again = { 'accept-encoding': 'br', 'if-none-match': String(small.headers.etag) };
    expect((await get('/chat/5', again)).statusCode).toBe(304);
  });

  it('can be installed under the configured name', async () => {
    const reply = await get('/manifest.webmanifest');
    expect(reply.json()).toEqual({ name: '我们的药房' });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(reply.headers['content-security-policy']).toContain("manifest-src 'self'");
  });

  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/../../outside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/.secret',
    '//outside.txt',
    '/index.html%00.js',
  ])('serves no file outside it: %s', async (url) => {
    expect((await get(url)).payload).not.toContain('canary');
  });

  it('must have been built', async () => {
    await expect(serveWebApp(httpServer.app, root, {})).rejects.toThrow('The web app is not built');
  });
});
