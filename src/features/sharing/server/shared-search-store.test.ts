import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertUser } from '#features/account/server/user-store.ts';
import { insertSession } from '#features/sessions/server/session-store.ts';
import { plannedOnce } from '#test/planned-once.ts';
import { insertShares, type ShareRow } from '#test/share-rows.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { hallPageSize, hallSorts } from '../rules.ts';
import { listHallPage } from './hall-store.ts';
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
  const tags = n % 3 === 0 ? ['睡眠'] : [];
  const reactions = { likes: likesOf(n), comments: n % 7 };
  const at = { createdAt, reviewedAt: createdAt };
  return { userId, sessionId, title: `${n}`, searchText, tags, ...reactions, ...at };
}

const likesOf = (n: number): number => (n * 7_919) % 100;

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

const byLikes = (ns: readonly number[]) =>
  ns.toSorted((a, b) => likesOf(b) - likesOf(a) || a - b).slice(0, sharedSearchCountMax);
const tagged = (ns: readonly number[]) => ns.filter((n) => n % 3 === 0);

it.each([
  ['of a common word', ['今天'], '', 'liked', byLikes(every(1))],
  ['of a common word with a tag', ['今天'], '睡眠', 'liked', byLikes(tagged(every(1)))],
  ['of a rare word', ['枸杞'], '', 'liked', byLikes(every(500, 3))],
  ['of a word rare with a tag', ['枸杞'], '睡眠', 'liked', byLikes(tagged(every(500, 3)))],
  ['of a common word with a tag, newest first', ['今天'], '睡眠', 'new', tagged(every(1))],
] as const)('the shares %s are in their order, a thousand at most', async (...asked) => {
  const [, terms, tag, sort, expected] = asked;
  const query = { userId, terms, tag, sort, page_size: 100 };
  const counted = expected.slice(0, sharedSearchCountMax);
  for (const page of [1, Math.ceil(counted.length / query.page_size), 11]) {
    const found = await findSharesByWords(database.db, { ...query, page });
    const from = (page - 1) * query.page_size;
    expect(found.count).toBe(counted.length);
    expect(found.rows.map(({ title }) => Number(title))).toEqual(
      counted.slice(from, from + query.page_size),
    );
  }
});

it('a search in another order does not read all that holds a common word', async () => {
  const { db } = database;
  await sql`vacuum analyze share_words, hall_entry`.execute(db);
  await db.transaction().execute(async (tx) => {
    const read = async () => {
      const { rows } = await sql<{ read: number }>`
        select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
        from pg_stat_xact_user_tables where relname = 'share_words'`.execute(tx);
      return rows[0]?.read ?? 0;
    };
    const before = await read();
    const query = {
      userId,
      terms: ['今天'],
      tag: '',
      sort: 'liked',
      page: 1,
      page_size: 12,
    } as const;
    await findSharesByWords(tx, query);
    // The newest week with a thousand, and those of the page.
    expect((await read()) - before).toBeLessThan(shares / 2);
  });
});

it.each(hallSorts)('pages of the hall in the order %s are planned once', async (sort) => {
  const all = { userId, tag: '', sort, page_size: hallPageSize };
  await database.db.transaction().execute(async (tx) => {
    for (let time = 0; time < 20; time += 1) {
      await listHallPage(tx, { ...all, page: 3 + (time % 2) });
    }
    expect(await plannedOnce(tx, 'on_page e')).toBeGreaterThan(0);
  });
});

it('the last page of the hall has what is left', async () => {
  const last = { userId, tag: '睡眠', sort: 'new', page: 167, page_size: hallPageSize } as const;
  const { rows, count } = await listHallPage(database.db, last);
  expect(count).toBe(2_000);
  const oldest = every(3).slice(-8).map(String);
  expect(rows.map(({ title }) => title)).toEqual(oldest);
});
