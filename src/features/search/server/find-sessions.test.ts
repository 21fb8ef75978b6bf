import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertSession } from '#features/sessions/server/session-store.ts';
import { insertAccount } from '#test/account-row.ts';
import { storeMessages } from '#test/stored-message.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { searchPageSize, searchPagesAhead } from '../rules.ts';
import { findResults, type AskedSearch } from './find-results.ts';
import { messagesByIndexMax } from './find-sessions.ts';

const start = new Date('2026-11-21T04:00:00Z');
const sessions = 100;
const counted = (page: number) => (page + searchPagesAhead) * searchPageSize;

let database: TestDatabase;
let userId = 0;

/** The oldest session has another word than the others; every tenth has a word of theirs in its title. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  userId = await insertAccount(db, start, 'talkative');
  for (let number = 1; number <= sessions; number += 1) {
    const at = new Date(start.getTime() + number * 1_000);
    const title = number % 10 === 0 ? `头晕 ${number}` : `${number}`;
    const { id } = await insertSession(db, { userId, title, parentSessionId: null, now: at });
    const said = number === 1 ? '耳鸣' : '头晕，第一次';
    await storeMessages(db, [
      { userId, sessionId: id, content: said, at },
      { userId, sessionId: id, content: '头晕吗', role: 'assistant', at },
    ]);
  }
}, 60_000);
afterAll(() => database.drop());

async function find(messages: number, asked: Partial<AskedSearch>) {
  const { db } = database;
  await sql`update session_total set messages = ${messages} where user_id = ${userId}`.execute(db);
  const everything = { search_type: 'all', date_range: 'all', role: 'all' } as const;
  const paged = { q: '头晕', page: 1, page_size: searchPageSize, ...everything, ...asked };
  return findResults(db, userId, paged, start);
}

/** The answers of the index, and those for a person with more messages. */
const bothWays = async (asked: Partial<AskedSearch>) => ({
  byIndex: await find(messagesByIndexMax, asked),
  newest: await find(messagesByIndexMax + 1, asked),
});

describe('of a person with very many messages', () => {
  it.each([1, 2, 4, 6])(
    'page %d of a common word is the same, and what follows is counted some pages ahead',
    async (page) => {
      const { byIndex, newest } = await bothWays({ page });
      expect(newest.results).toEqual(byIndex.results);
      expect(newest.results).toHaveLength(searchPageSize);
      expect(byIndex.count).toBe(sessions);
      expect(byIndex).not.toHaveProperty('isMore');
      const isMore = counted(page) < sessions;
      expect(newest).toMatchObject({
        count: isMore ? counted(page) : sessions,
        next: page + 1,
        previous: page > 1 ? page - 1 : null,
      });
      expect('isMore' in newest).toBe(isMore);
    },
  );

  it.each<[string, Partial<AskedSearch>]>([
    ['a word seldom said', { q: '耳鸣' }],
    ['a word never said', { q: '脾胃' }],
    ['one character', { q: '鸣' }],
    ['what somebody said', { q: '耳鸣', role: 'user' }],
    ['what the other said', { q: '第一', role: 'assistant' }],
    ['a title alone', { search_type: 'sessions' }],
    ['a word in messages alone', { q: '耳鸣', search_type: 'messages' }],
    ['what was said today', { q: '耳鸣', date_range: 'today' }],
    ['what was said before', { date_range: '..2020-01-01' }],
    ['a conversation for somebody else', { person_id: '7' }],
  ])('%s is found as ever', async (_, asked) => {
    const { byIndex, newest } = await bothWays(asked);
    expect(newest).toEqual(byIndex);
  });

  it.each<[string, boolean, Partial<AskedSearch>]>([
    ['that no new message holds is looked for in the index', false, { q: '脾胃' }],
    ['that new messages hold is looked for in new conversations', true, { q: '头晕' }],
    ['of one character is looked for in new conversations', true, { q: '胃' }],
    ['for one of the family is looked for in their own conversations', true, { person_id: 'self' }],
  ])('a word %s', async (_, isWalked, asked) => {
    const query = vi.spyOn(Client.prototype, 'query');
    await find(messagesByIndexMax + 1, asked);
    const texts = query.mock.calls.map(([sent]) => (sent as unknown as { text: string }).text);
    query.mockRestore();
    expect(texts.some((text) => text.includes('wanted (id, place)'))).toBe(isWalked);
  });
});
