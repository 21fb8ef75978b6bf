import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/app-error.ts';

/** Paths that belong to calls: an unknown one is a JSON 404, never the page. */
const callPrefixes = /^(?:ai|users|api|healthz|readyz|metrics|assets)(?:\/|$)/;

/**
 * Serves the built web app: hashed assets for a year, compressed at build time; every other path that
 * is not a call answers with the page, which draws its own "not found".
 */
export async function serveWebApp(app: FastifyInstance, distDir: string): Promise<void> {
  const indexFile = join(distDir, 'index.html');
  if (!existsSync(indexFile)) throw new Error(`The web app is not built: ${indexFile} is missing`);
  const index = readFileSync(indexFile);
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
    },
  });
  app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) => {
    if (callPrefixes.test(params['*'])) throw new AppError('not_found');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index);
  });
}
