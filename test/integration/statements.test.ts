// That the check on all statements of the product (test/statement-watch.ts) refuses what docs/scaling.md rules out.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf } from '#test/statement-watch.ts';
import { acrossPeople } from '#test/table-distribution.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const faults = (statement: string) => faultsOf(database.db, statement);

it.each([
  'select s.title from session s join share on share.session_id = s.id where s.user_id = $1 and share.user_id = $1',
  'select title from session where user_id = $1 and exists (select from share where session_id = session.id)',
  `with gone as (delete from session where user_id = $1 returning id)
    insert into reply_tally select now()::date, $2, 'failed', false, 1 from gone`,
  'insert into share_like (user_id, share_id) select user_id, id from session where user_id = $1',
])('refuses one that reads both worlds: %s', async (statement) => {
  expect(await faults(statement)).toEqual([expect.stringMatching(/^Reaches over, among /)]);
});

it.each([
  ['session', 'select title from session where id = $1'],
  ['session', 'update session set title = $1 where id = $2'],
  ['message', 'delete from message where id = any($1::bigint[])'],
  [
    'message',
    'select m.content from session s join message m on m.session_id = s.id where s.user_id = $1',
  ],
])('refuses one that names no person of %s: %s', async (table, statement) => {
  expect(await faults(statement)).toEqual([`Names no person of ${table}`]);
});

it.each([
  'select title from session where user_id = $1 and id = $2',
  `select m.content from session s join message m on m.user_id = s.user_id and m.session_id = s.id
    join app_user u on u.id = s.user_id where s.user_id = $1`,
  'insert into session_total (user_id, sessions, messages) values ($1, 1, 0)',
  'select title from share where id = $1',
  'delete from session where (user_id, id) in (select * from unnest($1::bigint[], $2::bigint[]))',
])('has nothing against others: %s', async (statement) => {
  expect(await faults(statement)).toEqual([]);
});

it('knows the exceptions of docs/scaling.md', () => {
  expect(acrossPeople).toHaveLength(15);
});
