import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chinaDayStart } from '#platform/contract/china-time.ts';
import type { Executor } from '#platform/server/database.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { applyMonthResets } from './month-store.ts';

const members = 3_000;
const december = chinaDayStart('2026-12-01');
/** Due by month and by end of membership; each is in the middle of its month otherwise. */
const [late, ended] = [7, 1_400];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await sql`insert into app_user (id, username, username_key, password_hash, date_joined)
    select n, 'm' || n, 'm' || n, '-', now() from generate_series(1, ${members}::int) n`.execute(
    db,
  );
  await sql`insert into usage_account
      (user_id, month_start, month_quota, plan_quota, subscription_ends_at)
    select n, case n when ${late}::int then date '2026-11-01' else date '2026-12-01' end, 300, 300,
      case n when ${ended}::int then ${december}::timestamptz else ${december}::timestamptz + interval '20 days' end
    from generate_series(1, ${members}::int) n`.execute(db);
  await sql`vacuum analyze usage_account`.execute(db);
}, 60_000);
afterAll(() => database.drop());

/** Balances that this connection has read, until they are reported. */
async function balancesRead(tx: Executor): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
    where relname = 'usage_account'`.execute(tx);
  return rows[0]?.read ?? 0;
}

it('months that are over are found without reading the balances of the others', async () => {
  await database.db.transaction().execute(async (tx) => {
    expect(await applyMonthResets(tx, december)).toBe(2);
    // By then a plan for any date would be kept.
    for (let time = 0; time < 10; time += 1) {
      expect(await applyMonthResets(tx, december)).toBe(0);
    }
    expect(await balancesRead(tx)).toBeLessThan(members / 10);
  });
  const { rows } = await sql<{ id: number; month: string; quota: number }>`
    select user_id as id, month_start as month, month_quota as quota from usage_account
    where user_id in (${late}, ${ended}) order by 1`.execute(database.db);
  expect(rows).toEqual([
    { id: late, month: '2026-12-01', quota: 300 },
    { id: ended, month: '2026-12-01', quota: 0 },
  ]);
});
