import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { purgeRateWindows, consumeRateLimit } from './rate-limit-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const noon = Date.parse('2026-03-02T12:00:00Z');
const limit = { max: 3, windowMs: 60_000 };
const take = (key: string, atMs: number) =>
  consumeRateLimit(database.db, key, limit, new Date(noon + atMs));

it('admits as many calls as allowed and returns when the next window begins', async () => {
  expect(await Promise.all([0, 1, 2].map((at) => take('a', at)))).toEqual([null, null, null]);
  expect(await take('a', 15_500)).toEqual({ retryAfterSeconds: 45 });
  expect(await take('a', 59_999)).toEqual({ retryAfterSeconds: 1 });
  expect(await take('a', 60_000)).toBeNull();
});

it('counts each key separately', async () => {
  for (let call = 0; call < 4; call += 1) await take('b', 0);
  expect(await take('c', 0)).toBeNull();
});

it('admits no more when calls are concurrent', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => take('d', 0)));
  expect(results.filter((refusal) => refusal === null)).toHaveLength(3);
});

it('removes windows that are a day old', async () => {
  await take('e', 0);
  expect(await purgeRateWindows(database.db, new Date(noon + 23 * 3_600_000))).toBe(0);
  await purgeRateWindows(database.db, new Date(noon + 25 * 3_600_000));
  expect(await database.db.selectFrom('rate_window').selectAll().execute()).toEqual([]);
});
