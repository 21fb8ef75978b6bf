import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { recordFailure, findWait } from './sign-in-failure-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const noon = Date.parse('2026-11-21T12:00:00Z');
const throttle = (key: string) => ({ key, free: 3, forgetMs: 3_600_000 });
const chargeAt = (key: string, atMs: number) =>
  recordFailure(database.db, throttle(key), new Date(noon + atMs));
const waitAt = (key: string, atMs: number) =>
  findWait(database.db, throttle(key), new Date(noon + atMs));

it('admits attempts in any order while there is no delay', async () => {
  expect(await chargeAt('behind one address', 20)).toBeUndefined();
  expect(await chargeAt('behind one address', 0)).toBeUndefined();
});

it('delays after too many failures, counted from the latest attempt', async () => {
  for (const at of [500, 0, 100]) expect(await chargeAt('guesser', at)).toBeUndefined();
  expect(await chargeAt('guesser', 1_400)).toEqual({ retryAfterSeconds: 1 });
  expect(await chargeAt('guesser', 1_500)).toBeUndefined();
});

it('returns the delay without counting, and forgets old failures', async () => {
  expect(await waitAt('nobody', 0)).toBeUndefined();
  for (const at of [0, 0, 0]) await chargeAt('slow guesser', at);
  for (const at of [0, 400]) {
    expect(await waitAt('slow guesser', at)).toEqual({ retryAfterSeconds: 1 });
  }
  expect(await waitAt('slow guesser', 1_000)).toBeUndefined();
  await chargeAt('slow guesser', 1_000);
  expect(await waitAt('slow guesser', 1_000)).toEqual({ retryAfterSeconds: 2 });
  expect(await waitAt('slow guesser', 1_000 + 3_600_000)).toBeUndefined();
});
