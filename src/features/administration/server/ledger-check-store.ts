import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** How many accounts have a balance that differs from the sum of their ledger; should be 0. */
export async function countUnbalancedAccounts(db: Executor): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from usage_account a
    left join (
      select user_id, coalesce(sum(amount) filter (where source = 'permanent'), 0) as permanent,
        coalesce(sum(amount) filter (where source = 'month'), 0) as month
      from quota_ledger group by user_id
    ) l using (user_id)
    where a.permanent <> coalesce(l.permanent, 0)
      or a.month_quota - a.month_used <> coalesce(l.month, 0)`.execute(db);
  return rows[0]?.n ?? 0;
}
