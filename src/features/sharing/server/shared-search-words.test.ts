import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertUser } from '#features/account/server/user-store.ts';
import { insertSession } from '#features/sessions/server/session-store.ts';
import { insertShares } from '#test/share-rows.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { hallSorts, type HallSort } from '../rules.ts';
import { findSharesByWords } from './shared-search-store.ts';

const now = new Date('2026-11-21T04:00:00Z');
const seed = 46;
const shares = 400;
/** Few, so that they meet; of every kind that is compared in a way of its own. */
const letters = [...'头痛疼，。：Aab1%_\\\'"λΛ é', 'Ａ', 'ａ', '１', '𠮷', '😣'];
const text = (minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength, maxLength })
    .map((characters) => characters.join(''));

const share = fc.record({
  words: text(0, 150),
  // Ties, neighbours and years apart, before 1970 too.
  minutesAgo: fc.oneof(fc.nat(20), fc.nat(20_000), fc.nat(40_000_000)),
  likes: fc.nat(3),
  comments: fc.nat(3),
  tags: fc.subarray(['脾胃', '睡眠']),
  status: fc.constantFrom('approved', 'approved', 'approved', 'pending', 'withdrawn'),
  public: fc.constantFrom(true, true, true, false),
});
const made = fc.sample(share, { seed, numRuns: shares });

let database: TestDatabase;
let userId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const user = { username: 'reader', email: 'reader@example.org', passwordHash: 'x' };
  const reader = await insertUser(database.db, user, now);
  if (!('id' in reader)) throw new Error('the name is taken');
  userId = reader.id;
  const session = { userId, title: '头痛', parentSessionId: null, now };
  const { id } = await insertSession(database.db, session);
  const rows = made.map(({ words, minutesAgo, public: isPublic, ...rest }) => {
    const at = new Date(now.getTime() - minutesAgo * 60_000);
    const share = { userId, sessionId: id, title: '问诊', searchText: words, isPublic, ...rest };
    return { ...share, createdAt: at, reviewedAt: at };
  });
  await insertShares(database.db, rows);
}, 60_000);
afterAll(() => database.drop());

const orders = {
  new: sql`reviewed_at desc, id desc`,
  liked: sql`like_count desc, reviewed_at desc, id desc`,
  discussed: sql`comment_count desc, reviewed_at desc, id desc`,
};

/** Scans every share, without an index. */
async function scan(terms: readonly string[], tag: string, sort: HallSort): Promise<number[]> {
  const holds = terms.map((term) => sql`strpos(lower(search_text), lower(${term})) > 0`);
  const { rows } = await sql<{ id: number }>`
    select id from share where status = 'approved' and is_public
      and (${tag} = '' or ${tag} = any(tags)) and (${sql.join(holds, sql` or `)})
    order by ${orders[sort]}`.execute(database.db);
  return rows.map(({ id }) => id);
}

/** A part of what was shared, or anything. */
const term = fc.oneof(
  text(1, 6),
  fc
    .tuple(fc.constantFrom(...made), fc.nat(150), fc.integer({ min: 1, max: 12 }))
    .map(([{ words }, from, length]) =>
      Array.from(words)
        .slice(from, from + length)
        .join(''),
    )
    .filter((part) => part !== ''),
);

it('finds what a scan of every listed share finds, in its order, page by page', async () => {
  let found = 0;
  const search = {
    terms: fc.array(term, { minLength: 1, maxLength: 3 }),
    tag: fc.constantFrom('', '', '睡眠'),
    sort: fc.constantFrom(...hallSorts),
    page: fc.integer({ min: 1, max: 3 }),
    page_size: fc.integer({ min: 1, max: 12 }),
  };
  const sameAsScan = fc.asyncProperty(fc.record(search), async (query) => {
    const expected = await scan(query.terms, query.tag, query.sort);
    const { rows, count } = await findSharesByWords(database.db, { userId, ...query });
    const from = (query.page - 1) * query.page_size;
    expect(count).toBe(expected.length);
    expect(rows.map(({ id }) => id)).toEqual(expected.slice(from, from + query.page_size));
    found += count;
  });
  await fc.assert(sameAsScan, { seed, numRuns: 300 });
  expect(found).toBeGreaterThan(1_000);
}, 60_000);
