import type { FastifyInstance } from 'fastify';

/** Bytes of a form at most: a payment notice has some thirty short fields. */
export const formBytesMax = 32 * 1024;

/** Within this scope the only body is a form, read as text by field; a repeated field counts as its last. */
export function acceptFormsOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytesMax },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}
