import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const secretBytesMin = 32;
const keyBytes = 32;

/** Keys derived from the one secret, each for its own purpose. */
export type SecretKeys = Record<
  'accessToken' | 'csrf' | 'device' | 'mailCode' | 'pepper' | 'secondFactor',
  Uint8Array
>;

/** @throws RangeError when the secret is shorter than 32 bytes. */
export function deriveKeys(secret: string): SecretKeys {
  if (Buffer.byteLength(secret) < secretBytesMin) {
    throw new RangeError(`SECRET_KEY must be at least ${secretBytesMin} bytes`);
  }
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, 'xingwen', purpose, keyBytes));
  return {
    accessToken: derive('access token'),
    csrf: derive('csrf'),
    device: derive('device'),
    mailCode: derive('mail code'),
    pepper: derive('pepper'),
    secondFactor: derive('second factor'),
  };
}

/**
 * The secret of a product on the embedded database: created once and kept in the data folder with mode
 * 0600, outside the database. Concurrent starts agree on the first file, and none ever reads a partial
 * one.
 * @throws Error naming the file when it contains no secret
 */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret-key');
  await mkdir(dataDir, { recursive: true });
  const found = await readFile(file, 'utf8').catch(unlessCode('ENOENT'));
  if (found === undefined) await createSecret(file);
  const secret = (found ?? (await readFile(file, 'utf8'))).trim();
  if (Buffer.byteLength(secret) >= secretBytesMin) return secret;
  throw new Error(`${file} holds no secret of ${secretBytesMin} bytes; restore it from a backup`);
}

async function createSecret(file: string): Promise<void> {
  const draft = await draftSecret(file, randomBytes(keyBytes).toString('base64url'));
  try {
    await link(draft, file).catch(unlessCode('EEXIST'));
  } finally {
    await unlink(draft);
  }
}

/** Replaces the secret in the data folder, for example after a restore. */
export async function writeSecret(dataDir: string, secret: string): Promise<void> {
  const file = join(dataDir, 'secret-key');
  await rename(await draftSecret(file, secret), file);
}

async function draftSecret(file: string, secret: string): Promise<string> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(secret);
    await handle.sync();
    return draft;
  } catch (error) {
    await unlink(draft);
    throw error;
  } finally {
    await handle.close();
  }
}

function unlessCode(code: string): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (error.code !== code) throw error;
  };
}

/** The CSRF token of a sign-in, bound to it by HMAC, so that a planted cookie and header pair fails. */
export function csrfToken(key: Uint8Array, signInId: number): string {
  return createHmac('sha256', key).update(String(signInId)).digest('base64url');
}

/** Compares in constant time. */
export function isCsrfToken(key: Uint8Array, token: string, signInId: number): boolean {
  const expected = Buffer.from(csrfToken(key, signInId));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
