import { expect, it } from 'vitest';
import { openSecret, sealSecret } from './sealed-secret.ts';

const key = new Uint8Array(32).fill(7);
const secret = Buffer.from('twenty secret bytes.');

it('opens under its key for its owner, and differs each time', () => {
  const sealed = sealSecret(key, secret, 'account 5');
  expect(openSecret(key, sealed, 'account 5')).toEqual(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(sealSecret(key, secret, 'account 5')).not.toEqual(sealed);
});

it('opens neither under another key, nor for another owner, nor when it was changed', () => {
  const sealed = sealSecret(key, secret, 'account 5');
  expect(() => openSecret(new Uint8Array(32).fill(8), sealed, 'account 5')).toThrow();
  expect(() => openSecret(key, sealed, 'account 6')).toThrow();
  for (const place of [0, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => openSecret(key, changed, 'account 5')).toThrow();
  }
});
