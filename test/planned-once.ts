import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** How often this connection has run a statement with these words by a plan that it keeps for all parameters. */
export async function plannedOnce(tx: Executor, words: string): Promise<number> {
  const { rows } = await sql<{ times: number }>`
    select coalesce(sum(generic_plans), 0)::int as times from pg_prepared_statements
    where strpos(statement, ${words}) > 0`.execute(tx);
  return rows[0]?.times ?? 0;
}
