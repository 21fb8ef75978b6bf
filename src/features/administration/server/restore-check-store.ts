import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** Whether a process of the product is connected to this database, apart from this connection. */
export async function isProductConnected(db: Executor): Promise<boolean> {
  // A transaction sees the connections as they were when it first looked, unless it forgets that.
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database()
      and application_name = 'xingwen' and pid <> pg_backend_pid()`.execute(db);
  return rows.length > 0;
}

/** How many rows a restore would replace. */
export async function countReplacedRows(
  db: Executor,
): Promise<{ accounts: number; messages: number }> {
  const { rows } = await sql<{ accounts: number; messages: number }>`
    select (select count(*) from app_user) as accounts,
      (select count(*) from message) as messages`.execute(db);
  return rows[0] ?? { accounts: 0, messages: 0 };
}
