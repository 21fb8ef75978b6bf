import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/app-error.ts';
import { apiPaths } from '#platform/contract/api-paths.ts';
import { contentSecurityPolicyWithStyle, wasmWorkerPolicy } from './http-security-headers.ts';

/** The build puts the scripts of workers that compile WebAssembly there, and nothing else. */
const wasmWorker = /[\\/]assets[\\/]wasm-workers[\\/][^\\/]+\.js(?:\.br|\.gz)?$/;

/**
 * Serves the built web app: hashed assets are cached for a year and compressed at build time; the page,
 * the service worker and the rest are revalidated each time. The page's inline stylesheet, which paints before
 * anything else has loaded, is allowed by its hash. Only workers of one folder may compile WebAssembly. The
 * manifest is passed in because it contains the operator's name. Every other path that is not a call returns
 * the page, which shows its own "not found"; for `absentPages` also with status 404.
 */
export async function serveWebApp(
  app: FastifyInstance,
  distDir: string,
  manifest: object,
  absentPages: readonly string[] = [],
): Promise<void> {
  const indexFile = join(distDir, 'index.html');
  if (!existsSync(indexFile)) throw new Error(`The web app is not built: ${indexFile} is missing`);
  const [, firstStyle = ''] =
    /<style>([\s\S]*?)<\/style>/.exec(readFileSync(indexFile, 'utf8')) ?? [];
  const pagePolicy = contentSecurityPolicyWithStyle(firstStyle);
  await app.register(fastifyStatic, {
    root: distDir,
    preCompressed: true,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = /[\\/]assets[\\/]/.test(path);
      void reply.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (wasmWorker.test(path)) void reply.header('content-security-policy', wasmWorkerPolicy);
      if (path.startsWith(indexFile)) void reply.header('content-security-policy', pagePolicy);
    },
  });
  const manifestText = JSON.stringify(manifest);
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifestText),
  );
  app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) => {
    if (apiPaths.test(`/${params['*']}`)) throw new AppError('not_found');
    if (absentPages.includes(`/${params['*']}`)) void reply.status(404);
    return reply.sendFile('index.html');
  });
}
