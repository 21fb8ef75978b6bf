import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import path from 'node:path';

import { build } from 'vite';

import { securityHeaders } from '#platform/server/http-security-headers.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

async function answer(file: string, response: ServerResponse): Promise<void> {
  const bytes = await readFile(file);
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { ...securityHeaders(false), 'content-type': type }).end(bytes);
}

/** Builds the gallery and serves it with the product's own headers; gives the address and the server. */
export async function serveGallery(): Promise<{ url: string; server: Server }> {
  const folder = path.resolve(import.meta.dirname, `../../.cache/gallery-${process.pid}`);
  await build({
    configFile: path.join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
  });
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path.join(folder, asked === '/' ? 'index.html' : asked);
    answer(file, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { url: `http://127.0.0.1:${address.port}/`, server };
}
