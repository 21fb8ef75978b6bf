import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertUser } from '#features/account/server/user-store.ts';
import { insertSession } from '#features/sessions/server/session-store.ts';
import { insertShares, type ShareRow } from '#test/share-rows.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { findSharesByWords, sharedSearchCountMax } from './shared-search-store.ts';

/** More than are counted; share n was published 5n minutes ago, so that they fill three weeks. */
const shares = 6_000;
const sharesAtOnce = 200;
const now = new Date('2026-11-21T04:00:00Z');
let database: TestDatabase;
let userId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const user = { username: 'reader', email: 'reader@example.org', passwordHash: 'x' };
  const made = await insertUser(database.db, user, now);
  if (!('id' in made)) throw new Error('the name is taken');
  userId = made.id;
  const session = { userId, title: '头痛', parentSessionId: null, now };
  const { id } = await insertSession(database.db, session);
  for (let from = 0; from < shares; from += sharesAtOnce) {
    const rows = Array.from({ length: sharesAtOnce }, (_, at) => shareOf(id, from + at));
    await insertShares(database.db, rows);
  }
}, 120_000);
afterAll(() => database.drop());

function shareOf(sessionId: number, n: number): ShareRow {
  const createdAt = new Date(now.getTime() - n * 5 * 60_000);
  const words = ['今天', n % 4 === 0 && '医生', n % 5 === 4 && '加班'];
  const rareWords = [n % 500 === 3 && '枸杞', n >= 4_500 && '荨麻疹'];
  const searchText = [...words, ...rareWords].filter(Boolean).join('');
  return { userId, sessionId, title: `${n}`, searchText, createdAt, reviewedAt: createdAt };
}

const every = (step: number, from = 0): number[] =>
  Array.from({ length: shares }, (_, place) => place).filter((n) => n % step === from);

it.each([
  ['in every share', ['今天'], every(1)],
  ['in every fourth', ['医生'], every(4)],
  ['in every fifth, so that one week is not enough', ['加班'], every(5, 4)],
  ['rarely', ['枸杞'], every(500, 3)],
  ['in old shares alone', ['荨麻疹'], every(1).filter((n) => n >= 4_500)],
  ['in one of two ways', ['枸杞', '荨麻疹'], every(1).filter((n) => n % 500 === 3 || n >= 4_500)],
])(
  'text occurring %s is found newest first, and counted to a thousand',
  async (_where, terms, expected) => {
    const query = { userId, terms, tag: '', sort: 'new', page_size: 100 } as const;
    const counted = expected.slice(0, sharedSearchCountMax);
    const last = Math.ceil(counted.length / query.page_size);
    for (const page of new Set([1, last])) {
      const found = await findSharesByWords(database.db, { ...query, page });
      const from = (page - 1) * query.page_size;
      expect(found.count).toBe(counted.length);
      expect(found.rows.map(({ title }) => Number(title))).toEqual(
        counted.slice(from, from + query.page_size),
      );
    }
  },
);
