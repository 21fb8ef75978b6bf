import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { captureLog } from '#test/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { DailyTally } from './daily-tally.ts';
import { readReplyTally, readTriageTally } from './tally-store.ts';

const now = new Date('2026-03-02T08:00:00+08:00');
const ended = { model: 'local', status: 'complete', isRefunded: false } as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('reply_tally').execute();
  await database.db.deleteFrom('triage_tally').execute();
});
afterAll(() => database.drop());

const openTally = (log = captureLog().log) => new DailyTally({ ...database, log });

async function counted() {
  const replies = await readReplyTally(database.db, '2026-03-01');
  const sends = await readTriageTally(database.db, '2026-03-01');
  return { replies: replies.map((row) => row.replies), sends: sends.map((row) => row.sends) };
}

it('adds what two processes counted, each in one statement', async () => {
  const tallies = [openTally(), openTally()];
  for (const tally of tallies) {
    tally.countSend('routine', now);
    tally.countSend('routine', now);
    tally.countReply(ended, now);
  }
  await Promise.all(tallies.map((tally) => tally.close()));
  expect(await counted()).toEqual({ replies: [2], sends: [4] });
});

it('adds later, once, what the database could not take', async () => {
  const { log, events } = captureLog();
  const tally = openTally(log);
  tally.countSend('routine', now);
  tally.countReply(ended, now);
  await sql`alter table triage_tally rename to elsewhere`.execute(database.db);
  await tally.add();
  await sql`alter table elsewhere rename to triage_tally`.execute(database.db);
  tally.countSend('routine', now);
  await tally.close();
  expect(events()).toMatchObject([{ msg: 'tallies not added yet' }]);
  expect(await counted()).toEqual({ replies: [1], sends: [2] });
});
