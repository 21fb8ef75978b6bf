import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertSession } from '#features/sessions/server/session-store.ts';
import { insertAccount } from '#test/account-row.ts';
import { storeMessages } from '#test/stored-message.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { findInSessions, type FoundIn, type MessageSearch } from './message-search-store.ts';
import { findByIndex } from './indexed-search-store.ts';

const now = new Date('2026-11-21T04:00:00Z');
const seed = 31;
const messages = 400;
const perSession = 5;
/** Few, so that they meet; of every kind that is compared in a way of its own. */
const letters = [...'头痛疼，。：Aab1%_\\\'"λΛ é', 'Ａ', 'ａ', '１', '𠮷', '😣'];
const text = (minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength, maxLength })
    .map((characters) => characters.join(''));

const message = fc.record({
  content: text(0, 60),
  /** Of seven sessions, which two people have in turn. */
  session: fc.nat(6),
  role: fc.constantFrom('user', 'assistant'),
  minutesAgo: fc.nat(60),
});
const said = fc.sample(message, { seed, numRuns: messages });

let database: TestDatabase;
const userIds: number[] = [];
const sessionIds: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  for (const name of ['first', 'second']) userIds.push(await insertAccount(database.db, now, name));
  const sessions: { sessionId: number; userId: number }[] = [];
  for (let place = 0; place < 7; place += 1) {
    const userId = userIds[place % 2] ?? 0;
    const opened = { userId, title: '头痛', parentSessionId: null, now };
    const { id } = await insertSession(database.db, opened);
    sessions.push({ sessionId: id, userId });
    sessionIds.push(id);
  }
  const written = said.flatMap(({ content, session, role, minutesAgo }) => {
    const owned = sessions[session];
    return owned
      ? [{ ...owned, content, role, at: new Date(now.getTime() - minutesAgo * 60_000) }]
      : [];
  });
  await storeMessages(database.db, written);
}, 60_000);
afterAll(() => database.drop());

/** Every message of the person is looked at, and no index. */
async function scan({ userId, terms, role, since }: MessageSearch): Promise<FoundIn[]> {
  const holds = terms.map((term) => sql`strpos(lower(content), lower(${term})) > 0`);
  const { rows } = await sql<{ id: number; sessionId: number }>`
    select id, session_id as "sessionId" from message
    where user_id + 0 = ${userId} and (${role}::text is null or role = ${role})
      and (${since}::timestamptz is null or created_at >= ${since})
      and (${sql.join(holds, sql` or `)})
    order by id desc`.execute(database.db);
  const bySession = Map.groupBy(rows, ({ sessionId }) => sessionId);
  return [...bySession].map(([sessionId, found]) => ({
    sessionId,
    messageIds: found.slice(0, perSession).map(({ id }) => id),
  }));
}

/** A part of a message, or anything. */
const term = fc.oneof(
  text(1, 6),
  fc
    .tuple(fc.constantFrom(...said), fc.nat(60), fc.integer({ min: 1, max: 12 }))
    .map(([{ content }, from, length]) =>
      Array.from(content)
        .slice(from, from + length)
        .join(''),
    )
    .filter((part) => part !== ''),
);

it('finds what a scan of all messages of a person finds, and nothing of other people', async () => {
  let found = 0;
  const search = fc.record({
    whose: fc.nat(1),
    terms: fc.array(term, { minLength: 1, maxLength: 3 }),
    role: fc.constantFrom(null, null, 'user' as const, 'assistant' as const),
    since: fc.constantFrom(null, new Date(now.getTime() - 30 * 60_000)),
  });
  const sameAsScan = fc.asyncProperty(search, async ({ whose, ...asked }) => {
    const own = { ...asked, userId: userIds[whose] ?? 0 };
    const inMessages = { titleTerms: [], whose: undefined, until: null, isInMessages: true };
    const { sessions, count } = await findByIndex(
      database.db,
      { ...own, ...inMessages },
      { page: 1, page_size: 10, countMax: 10, perSession },
    );
    const result = sessions.map(({ id, messageIds }) => ({ sessionId: id, messageIds }));
    const byId = (one: FoundIn, other: FoundIn) => other.sessionId - one.sessionId;
    // All are as new as each other.
    expect(result).toEqual((await scan(own)).toSorted(byId));
    expect(count).toBe(result.length);
    found += result.length;
  });
  await fc.assert(sameAsScan, { seed, numRuns: 300 });
  expect(found).toBeGreaterThan(200);
}, 60_000);

it('finds in some sessions, in their order, what a scan finds in them, of that person alone', async () => {
  let found = 0;
  const search = fc.record({
    whose: fc.nat(1),
    terms: fc.array(term, { minLength: 1, maxLength: 3 }),
    role: fc.constantFrom(null, 'user' as const),
    since: fc.constantFrom(null, new Date(now.getTime() - 30 * 60_000)),
    among: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6]),
    sessionsMax: fc.integer({ min: 1, max: 4 }),
  });
  const sameAsScan = fc.asyncProperty(search, async ({ whose, among, sessionsMax, ...asked }) => {
    const own = { ...asked, userId: userIds[whose] ?? 0 };
    const ids = among.flatMap((place) => sessionIds[place] ?? []);
    const result = await findInSessions(database.db, own, {
      sessionIds: ids,
      perSession,
      sessionsMax,
    });
    const everywhere = await scan(own);
    const expected = ids.flatMap((id) => everywhere.find((each) => each.sessionId === id) ?? []);
    expect(result).toEqual(expected.slice(0, sessionsMax));
    found += result.length;
  });
  await fc.assert(sameAsScan, { seed, numRuns: 200 });
  expect(found).toBeGreaterThan(100);
}, 60_000);
