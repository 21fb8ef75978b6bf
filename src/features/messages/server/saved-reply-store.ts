// The texts of running replies while they grow.
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import { replyKey } from './reply-key.ts';
import type { ReplyText } from './reply-store.ts';

type OfPerson = { userId: number; id: number };

/**
 * Saves the texts so far and the heartbeats of running replies of one process, and reads what others did to these
 * and to its replies without news, in one statement. `gone`: the reply was ended elsewhere or its session was
 * deleted; `cancelled`: a stop was requested, possibly through another process; `unsaved`: there was no news, or
 * another transaction is changing the row, which was left unchanged.
 */
export async function saveReplies(
  db: Executor,
  processId: string,
  texts: readonly (OfPerson & ReplyText)[],
  withoutNews: readonly OfPerson[],
): Promise<Map<string, 'saved' | 'cancelled' | 'gone' | 'unsaved'>> {
  const all = [...texts, ...withoutNews];
  const { rows } = await sql<{
    userId: number;
    id: number;
    state: 'saved' | 'cancelled' | 'unsaved';
  }>`
    with incoming as (
      select * from unnest(
        ${texts.map(({ userId }) => userId)}::bigint[], ${texts.map(({ id }) => id)}::bigint[],
        ${texts.map(({ content }) => content)}::text[],
        ${texts.map(({ reasoning }) => reasoning)}::text[],
        ${texts.map(({ warning }) => warning)}::text[]
      ) as incoming (user_id, id, content, reasoning, warning)
    ), asked as (
      select * from unnest(
        ${all.map(({ userId }) => userId)}::bigint[], ${all.map(({ id }) => id)}::bigint[]
      ) as asked (user_id, id)
    ), live as (
      select m.user_id, m.id, m.cancel_requested_at is not null as is_cancelled
      from asked join message m on m.user_id = asked.user_id and m.id = asked.id
        join session s on s.user_id = m.user_id and s.id = m.session_id
      where m.status = 'streaming' and m.process_id = ${processId}::uuid and s.deleted_at is null
    ), free as (
      select m.user_id, m.id from message m
      where (m.user_id, m.id) in (select live.user_id, live.id from live join incoming using (user_id, id))
        and m.status = 'streaming' and m.process_id = ${processId}::uuid
      for update skip locked
    ), saved as (
      update message m set content = incoming.content, reasoning_content = incoming.reasoning,
        warning = incoming.warning, heartbeat_at = now()
      from incoming join free using (user_id, id) where m.user_id = incoming.user_id and m.id = incoming.id
      returning m.user_id, m.id
    )
    select live.user_id as "userId", live.id, case when live.is_cancelled then 'cancelled'
      when saved.id is null then 'unsaved' else 'saved' end as state
    from live left join saved using (user_id, id)`.execute(db);
  return new Map(rows.map(({ userId, id, state }) => [replyKey({ userId, messageId: id }), state]));
}
