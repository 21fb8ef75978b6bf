import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#platform/contract/app-error.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { startHttpServer, type TestHttpServer } from '#test/http-server-harness.ts';
import { contentDisposition, fileNameCharsMax } from './http-file.ts';
import { openApiDocument } from './openapi.ts';

const endpoints = defineEndpoints({
  downloadThing: {
    method: 'GET',
    path: '/ai/things/:kind/download/',
    access: 'public',
    summary: 'Save a thing',
    params: z.object({ kind: z.string() }),
    file: ['application/pdf', 'text/markdown'],
    errors: ['unavailable'],
  },
});

async function* pieces(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('一');
  yield Buffer.from('二');
}

let httpServer: TestHttpServer;
afterEach(() => httpServer.app.close());
const get = async (kind: string) => {
  httpServer = await startHttpServer({
    endpoints,
    handlers: {
      downloadThing: ({ params }) => {
        if (params.kind === 'none') return Promise.reject(new AppError('unavailable'));
        if (params.kind === 'stream') {
          return Promise.resolve({
            contentType: 'text/markdown',
            name: '小结.md',
            content: pieces(),
          });
        }
        const content = Uint8Array.from([0, 255, 10, 13]);
        return Promise.resolve({ contentType: 'application/pdf', name: '就诊小结.pdf', content });
      },
    },
  });
  return httpServer.app.inject(`/ai/things/${kind}/download/`);
};

describe('a file', () => {
  it('is sent unchanged, as a download with its name, never cached', async () => {
    const reply = await get('bytes');
    expect(reply.statusCode).toBe(200);
    expect([...reply.rawPayload]).toEqual([0, 255, 10, 13]);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="_.pdf"; filename*=UTF-8''${encodeURIComponent('就诊小结.pdf')}`,
    );
  });

  it('can be a stream, and text with its charset', async () => {
    const reply = await get('stream');
    expect(reply.payload).toBe('一二');
    expect(reply.headers['content-type']).toBe('text/markdown; charset=utf-8');
  });

  it('is refused like any other call, as JSON', async () => {
    const reply = await get('none');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ success: false, code: 'unavailable' });
    expect(reply.headers['content-disposition']).toBeUndefined();
  });

  it('is in the OpenAPI document with its types', () => {
    const { paths } = openApiDocument(endpoints, '1') as {
      paths: Record<string, { get: { responses: Record<string, { content: object }> } }>;
    };
    const good = paths['/ai/things/{kind}/download/']?.get.responses['200'];
    expect(Object.keys(good?.content ?? {})).toEqual(['application/pdf', 'text/markdown']);
  });
});

describe('the name of a file', () => {
  it.each([
    ['a.pdf', `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`],
    ['a"b\r\nX: y.md', `attachment; filename="a b X  y.md"; filename*=UTF-8''a%20b%20X%20%20y.md`],
    ['../../x', `attachment; filename=".. .. x"; filename*=UTF-8''..%20..%20x`],
    [
      "it's (1)%.md",
      `attachment; filename="it's (1)_.md"; filename*=UTF-8''it%27s%20%281%29%25.md`,
    ],
    ['', `attachment; filename="download"; filename*=UTF-8''download`],
  ])('cannot break out of its header: %j', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });

  it('is cut before its ending', () => {
    const header = contentDisposition(`${'头'.repeat(300)}.pdf`);
    const name = decodeURIComponent(/UTF-8''(.+)$/.exec(header)?.[1] ?? '');
    expect([...name]).toHaveLength(fileNameCharsMax);
    expect(name.endsWith('头.pdf')).toBe(true);
  });
});
