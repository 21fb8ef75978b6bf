import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertSession,
  recordActivity,
  renameSession,
} from '#features/sessions/server/session-store.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import { insertAccount } from '#test/account-row.ts';
import { plannedOnce } from '#test/planned-once.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { findByIndex } from './indexed-search-store.ts';

const now = new Date('2026-11-28T04:00:00Z');
const sessions = 2_000;

let database: TestDatabase;
let userId = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  userId = await insertAccount(db, now, 'talkative');
  await sql`with made as (
      insert into session (id, user_id, title, created_at, updated_at)
      select n, ${userId}, case n when 7 then '鲸鱼' else '头晕' || n end, now(), now()
      from generate_series(1, ${sessions}::int) n returning *)
    insert into session_words select user_id, id, title from made`.execute(db);
  await sql`vacuum analyze session, session_words`.execute(db);
}, 60_000);
afterAll(() => database.drop());

async function titlesWith(db: Executor, word: string): Promise<string[]> {
  const anyone = { whose: undefined, since: null, until: null, role: null, isInMessages: false };
  const search = { userId, terms: [word], titleTerms: [word], ...anyone };
  const asked = { page: 1, page_size: 12, countMax: 1_000, perSession: 5 };
  const { sessions: found } = await findByIndex(db, search, asked);
  return found.map(({ title }) => title);
}

/** How many rows of these tables this connection has read, until they are reported. */
async function rowsRead(tx: Executor): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where relname in ('session', 'session_words')`.execute(tx);
  return rows[0]?.read ?? 0;
}

describe('titles', () => {
  it.each([
    ['鲸鱼', ['鲸鱼']],
    ['鳄鱼', []],
  ])('are not read one by one to find %s', async (word, found) => {
    const { db } = database;
    await db.transaction().execute(async (tx) => {
      const before = await rowsRead(tx);
      expect(await titlesWith(tx, word)).toEqual(found);
      expect((await rowsRead(tx)) - before).toBeLessThan(10);
    });
  });

  it('are found as they are now: named by the first message, then renamed', async () => {
    const { db } = database;
    const { id } = await insertSession(db, { userId, title: '', parentSessionId: null, now });
    const owned = { userId, sessionId: id };
    const nothing = { uploadChars: 0, downloadChars: 0, last: null, summaryAt: null };
    await recordActivity(db, { ...owned, ...nothing, addedMessages: 1, title: '耳鸣三天' });
    expect(await titlesWith(db, '耳鸣')).toEqual(['耳鸣三天']);
    await recordActivity(db, { ...owned, ...nothing, addedMessages: 1, title: '胸闷' });
    expect(await titlesWith(db, '胸闷')).toEqual([]);
    await transaction(db, (tx) => renameSession(tx, { ...owned, title: '手麻' }));
    expect(await titlesWith(db, '耳鸣')).toEqual([]);
    expect(await titlesWith(db, '手麻')).toEqual(['手麻']);
  });

  it('are planned once for all searches', async () => {
    await database.db.transaction().execute(async (tx) => {
      for (let time = 0; time < 12; time += 1) await titlesWith(tx, '鲸鱼');
      expect(await plannedOnce(tx, 'titled as materialized')).toBeGreaterThan(0);
    });
  });
});
