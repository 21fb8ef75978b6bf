import { expect, it } from 'vitest';
import { AppError } from '#platform/contract/app-error.ts';
import { hashPassword, concurrentHashesMax, queuedHashesMax, isPassword } from './password-hash.ts';

const pepper = new Uint8Array(32).fill(1);

it('is worthless without the key outside the database', async () => {
  const hash = await hashPassword(pepper, 'plum-rain-2026');
  expect(await isPassword(pepper, 'plum-rain-2026', hash)).toBe(true);
  expect(await isPassword(new Uint8Array(32).fill(2), 'plum-rain-2026', hash)).toBe(false);
});

it('uses every character of a long password, including NUL', async () => {
  const long = `${'长'.repeat(100)}\u0000a`;
  const hash = await hashPassword(pepper, long);
  expect(await isPassword(pepper, long, hash)).toBe(true);
  expect(await isPassword(pepper, `${'长'.repeat(100)}\u0000b`, hash)).toBe(false);
});

it('never matches without an account', async () => {
  expect(await isPassword(pepper, '', undefined)).toBe(false);
});

it('refuses when too many hashes are queued, and recovers', async () => {
  const more = concurrentHashesMax + queuedHashesMax + 5;
  const results = await Promise.allSettled(
    Array.from({ length: more }, () => hashPassword(pepper, 'plum-rain-2026')),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(5);
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(AppError);
    expect(reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  }
  expect(await hashPassword(pepper, 'plum-rain-2026')).toMatch(/^\$argon2id/);
});
