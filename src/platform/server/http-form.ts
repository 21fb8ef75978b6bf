import type { FastifyInstance } from 'fastify';

/** A payment notice has about thirty short fields. */
export const formBytesMax = 32 * 1024;

/** Accepts only form bodies in this scope, as text fields; for a repeated field the last value counts. */
export function acceptFormsOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytesMax },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}
