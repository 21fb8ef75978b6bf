import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** An unguessable value for a browser to keep. */
export function makeSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** What we keep of it: nobody can go back from a stolen table. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
