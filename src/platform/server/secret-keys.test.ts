import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { csrfToken, deriveKeys, isCsrfToken, readOrCreateSecret } from './secret-keys.ts';

const secret = 'a secret for tests only, 32 bytes long';

describe('the keys', () => {
  it('come from the one secret, each for its own purpose', () => {
    const keys = deriveKeys(secret);
    const hex = Object.values(keys).map((key) => Buffer.from(key).toString('hex'));
    expect(new Set(hex).size).toBe(6);
    expect(Object.values(keys).map(({ byteLength }) => byteLength)).toEqual(hex.map(() => 32));
    expect(deriveKeys(secret)).toEqual(keys);
    expect(deriveKeys(`${secret}.`)).not.toEqual(keys);
  });

  it('are not derived from a short secret, and the error does not repeat it', () => {
    expect(() => deriveKeys('short-canary')).toThrow('SECRET_KEY must be at least 32 bytes');
    expect(() => deriveKeys('x'.repeat(31))).toThrow(RangeError);
    expect(deriveKeys('x'.repeat(32)).csrf.byteLength).toBe(32);
    expect(deriveKeys('密'.repeat(11)).csrf.byteLength).toBe(32);
  });
});

describe('the secret of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });

  it('is created once, long, and private to its owner', async () => {
    const data = join(folder, 'a', 'b');
    const made = await readOrCreateSecret(data);
    expect(Buffer.from(made, 'base64url').byteLength).toBe(32);
    expect(await readOrCreateSecret(data)).toBe(made);
    expect((await stat(join(data, 'secret-key'))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(data, 'secret-key'), 'utf8')).trim()).toBe(made);
  });

  it('is the same for concurrent starts', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => readOrCreateSecret(folder)));
    expect(new Set(made).size).toBe(1);
    expect(() => deriveKeys(made[0] ?? '')).not.toThrow();
  });

  it('differs between folders', async () => {
    const other = join(folder, 'other');
    expect(await readOrCreateSecret(folder)).not.toBe(await readOrCreateSecret(other));
  });

  it.each(['', 'short-canary', ' '.repeat(80)])(
    'is refused by name when invalid: %j',
    async (content) => {
      const file = join(folder, 'secret-key');
      await writeFile(file, content);
      const reading = readOrCreateSecret(folder);
      await expect(reading).rejects.toThrow(`${file} holds no secret of 32 bytes`);
      await expect(reading).rejects.not.toThrow('canary');
      expect(await readFile(file, 'utf8')).toBe(content);
    },
  );

  it('leaves nothing else in the folder', async () => {
    await Promise.all(Array.from({ length: 5 }, () => readOrCreateSecret(folder)));
    expect(await readdir(folder)).toEqual(['secret-key']);
  });
});

describe('a CSRF token', () => {
  const { csrf } = deriveKeys(secret);

  it('belongs to one sign-in', () => {
    const token = csrfToken(csrf, 7);
    expect(isCsrfToken(csrf, token, 7)).toBe(true);
    expect(isCsrfToken(csrf, token, 8)).toBe(false);
    expect(isCsrfToken(deriveKeys(`${secret}.`).csrf, token, 7)).toBe(false);
  });

  it.each(['', 'x', '测'.repeat(43)])('cannot be forged: %j', (token) => {
    expect(isCsrfToken(csrf, token, 7)).toBe(false);
  });

  it('is refused with one character changed, added or missing', () => {
    const token = csrfToken(csrf, 7);
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const bad of [changed, `${token}A`, token.slice(0, -1)]) {
      expect(isCsrfToken(csrf, bad, 7)).toBe(false);
    }
  });
});
