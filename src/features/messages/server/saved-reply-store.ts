// The texts of running replies while they grow.
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import type { ReplyText } from './reply-store.ts';

/**
 * Saves the texts so far and the heartbeats of running replies of one process, in one statement. `gone`: the reply
 * was ended elsewhere or its session was deleted; `cancelled`: a stop was requested, possibly through another
 * process; `locked`: somebody is changing the row, and it was left as it is.
 */
export async function saveReplies(
  db: Executor,
  processId: string,
  texts: readonly ({ id: number } & ReplyText)[],
): Promise<Map<number, 'running' | 'cancelled' | 'gone' | 'locked'>> {
  const { rows } = await sql<{ id: number; state: 'running' | 'cancelled' | 'locked' }>`
    with told as (
      select * from unnest(
        ${texts.map(({ id }) => id)}::bigint[], ${texts.map(({ content }) => content)}::text[],
        ${texts.map(({ reasoning }) => reasoning)}::text[],
        ${texts.map(({ warning }) => warning)}::text[]
      ) as told (id, content, reasoning, warning)
    ), live as (
      select m.id, m.cancel_requested_at is not null as is_cancelled
      from told join message m on m.id = told.id join session s on s.id = m.session_id
      where m.status = 'streaming' and m.process_id = ${processId}::uuid and s.deleted_at is null
    ), free as (
      select m.id from message m where m.id in (select id from live)
        and m.status = 'streaming' and m.process_id = ${processId}::uuid
      for update skip locked
    ), saved as (
      update message m set content = told.content, reasoning_content = told.reasoning,
        warning = told.warning, heartbeat_at = now()
      from told join free on free.id = told.id where m.id = told.id
      returning m.id
    )
    select live.id, case when live.is_cancelled then 'cancelled'
      when saved.id is null then 'locked' else 'running' end as state
    from live left join saved on saved.id = live.id`.execute(db);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
