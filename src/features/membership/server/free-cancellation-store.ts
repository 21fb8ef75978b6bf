// Replies cancelled while the model was still reasoning. The ledger marks them with a reason of their
// own, whether the message was returned or charged.
import { sql } from 'kysely';
import { chinaDay, chinaDayStart } from '#platform/contract/china-time.ts';
import type { Executor } from '#platform/server/database.ts';

/**
 * How many such cancellations were free today. Locks the balance until the transaction ends, so that
 * concurrent cancellations are counted one after the other.
 */
export async function countFreeCancellations(
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

/** Whether a reply that was cancelled while the model was reasoning was charged. */
export async function wasCancellationCharged(
  db: Executor,
  reply: { userId: number; messageId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from quota_ledger l join message m on m.user_id = l.user_id and m.hold_id = l.hold_id
    where m.id = ${reply.messageId} and m.user_id = ${reply.userId}
      and l.reason = 'reasoning-cancelled' and l.kind = 'settle'`.execute(db);
  return rows.length > 0;
}
