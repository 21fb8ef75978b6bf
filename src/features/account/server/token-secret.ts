import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** An unguessable value for the browser. */
export function makeSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** The stored form, which cannot be reversed if the table is stolen. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
