import { sql } from 'kysely';
import type { OwnedSession } from '#features/sessions/server/live-session-store.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import { askForMs } from './check-in-clocks.ts';

export type DueCheckIn = { userId: number; language: Language };

const shownSince = (now: Date): Date => new Date(now.getTime() - askForMs);

/** Takes questions that have become due, each once, whichever process asks: they are marked as reminded of. */
export async function takeDueCheckIns(
  tx: Executor,
  { now, max }: { now: Date; max: number },
): Promise<DueCheckIn[]> {
  const { rows } = await sql<DueCheckIn>`
    update check_in set reminded_at = ${now} where (user_id, message_id) in (
      select user_id, message_id from check_in
      where answer is null and reminded_at is null
        and due_at <= ${now} and due_at > ${shownSince(now)}
      order by due_at limit ${max}
      for update skip locked)
    returning user_id as "userId", language`.execute(tx);
  return rows;
}

/** The conversations in which these persons have a question that is put now and not answered. */
export async function listAskedSessions(
  db: Executor,
  userIds: readonly number[],
  now: Date,
): Promise<OwnedSession[]> {
  const { rows } = await sql<OwnedSession>`
    select user_id as "userId", session_id as "sessionId" from check_in
    where user_id = any(${[...userIds]}::bigint[]) and answer is null
      and due_at <= ${now} and due_at > ${shownSince(now)}`.execute(db);
  return rows;
}
