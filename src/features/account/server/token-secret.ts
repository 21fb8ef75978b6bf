import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;
const shape = /^([0-9a-z]{1,11})\.[\w-]{43}$/;

/** What a secret says of itself: the account whose rows it is looked for in, and its stored form. */
export type NamedSecret = { userId: number; hash: Buffer };

/** An unguessable value for the browser, with its account in front. */
export function makeSecret(userId: number): string {
  return `${userId.toString(36)}.${randomBytes(secretBytes).toString('base64url')}`;
}

/** Undefined for what `makeSecret` has not made. */
export function readSecret(secret: string): NamedSecret | undefined {
  const [, account] = shape.exec(secret) ?? [];
  return account === undefined
    ? undefined
    : { userId: Number.parseInt(account, 36), hash: hashSecret(secret) };
}

/** The stored form, which cannot be reversed if the table is stolen. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
