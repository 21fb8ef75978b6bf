import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { chargeAttempt, refundAttempt } from './sign-in-failure-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const noon = Date.parse('2026-11-21T12:00:00Z');
const chargeAt = (key: string, atMs: number) =>
  chargeAttempt(database.db, { key, free: 3, forgetMs: 3_600_000 }, new Date(noon + atMs));

it('lets attempts through in whatever order they come, while none has to wait', async () => {
  expect(await chargeAt('behind one address', 20)).toBeUndefined();
  expect(await chargeAt('behind one address', 0)).toBeUndefined();
});

it('makes whoever failed too often wait, counted from the latest attempt', async () => {
  for (const at of [500, 0, 100]) expect(await chargeAt('guesser', at)).toBeUndefined();
  expect(await chargeAt('guesser', 1_400)).toEqual({ retryAfterSeconds: 1 });
  expect(await chargeAt('guesser', 1_500)).toBeUndefined();
});

it('forgets a charge that is taken back', async () => {
  for (let at = 0; at < 5; at += 1) {
    expect(await chargeAt('no guesser', at)).toBeUndefined();
    await refundAttempt(database.db, 'no guesser');
  }
});
