import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/app-error.ts';
import { callPaths } from '#platform/contract/call-paths.ts';

/**
 * Serves the built web app: hashed assets for a year, compressed at build time; the page, the service
 * worker and the rest are asked for again each time. The manifest is the given one, for it holds the
 * operator's name. Every other path that is not a call answers with the page, which draws its own
 * "not found"; for `absentPages` with that status too.
 */
export async function serveWebApp(
  app: FastifyInstance,
  distDir: string,
  manifest: object,
  absentPages: readonly string[] = [],
): Promise<void> {
  const indexFile = join(distDir, 'index.html');
  if (!existsSync(indexFile)) throw new Error(`The web app is not built: ${indexFile} is missing`);
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
  const manifestText = JSON.stringify(manifest);
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifestText),
  );
  app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) => {
    if (callPaths.test(`/${params['*']}`)) throw new AppError('not_found');
    if (absentPages.includes(`/${params['*']}`)) void reply.status(404);
    return reply.sendFile('index.html');
  });
}
