// A reply stopped while the model was still thinking: the ledger tells it by its reason, given back
// or spent.
import { sql } from 'kysely';
import { chinaDay, chinaDayStart } from '#platform/contract/china-time.ts';
import type { Executor } from '#platform/server/database.ts';

/**
 * How many such stops were given back today. The balance stays locked until the transaction ends, so
 * that stops at the same moment are counted one after the other.
 */
export async function countFreeStops(
  tx: Executor,
  { userId, now }: { userId: number; now: Date },
): Promise<number> {
  await sql`select 1 from usage_account where user_id = ${userId} for update`.execute(tx);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from quota_ledger
    where user_id = ${userId} and reason = 'reasoning-cancelled' and kind = 'release'
      and at >= ${chinaDayStart(chinaDay(now))}`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Whether a reply that its owner stopped while the model was thinking was counted as used. */
export async function wasStopSpent(
  db: Executor,
  reply: { userId: number; messageId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from quota_ledger l join message m on m.hold_id = l.hold_id
    where m.id = ${reply.messageId} and m.user_id = ${reply.userId}
      and l.reason = 'reasoning-cancelled' and l.kind = 'settle'`.execute(db);
  return rows.length > 0;
}
