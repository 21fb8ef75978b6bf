// The end of a reply that was charged is stored by one statement: most replies end so.
import { sql } from 'kysely';
import { settleParts, type HoldEnd } from '#features/membership/server/quota-store.ts';
import { remainingOf } from '#features/membership/server/usage-store.ts';
import { activityParts, type SessionActivity } from '#features/sessions/server/session-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { endParts, type EndedReply, type RunRow } from './reply-store.ts';

type ChargedEnd = {
  text: EndedReply;
  /** Without an id for a free reply. */
  hold: Omit<HoldEnd, 'id' | 'messageId'> & { id: string | null };
  activity: SessionActivity;
};

/**
 * Ends a reply, charges its hold and updates its session, in this order of locks: the session, the reply, the hold.
 * Nothing is changed if it had been ended elsewhere. Returns how many messages are left.
 */
export async function endCharged(
  db: Executor,
  row: RunRow,
  { text, hold, activity }: ChargedEnd,
): Promise<{ isOurs: boolean; remaining: number }> {
  const { userId, sessionId } = activity;
  const isEnded = sql`exists (select from ended)`;
  const { rows } = await sql<{ isOurs: boolean; remaining: number }>`
    with locked as (
      select id from session
      where user_id = ${userId} and id = ${sessionId} and deleted_at is null for update
    ), ${endParts(row, text, sql`(select count(*) from locked) >= 0`)},
    ${settleParts({ ...hold, messageId: row.id }, isEnded)},
    ${activityParts(activity, isEnded)}
    select ${isEnded} as "isOurs", ${remainingOf(userId, hold.now)} as remaining`.execute(db);
  return rows[0] ?? { isOurs: false, remaining: 0 };
}
