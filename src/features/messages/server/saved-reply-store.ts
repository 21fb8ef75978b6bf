// The texts of running replies while they grow.
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import type { ReplyText } from './reply-store.ts';

/**
 * Saves the texts so far and the heartbeats of running replies of one process, and reads what others did to these
 * and to its replies without news, in one statement. `gone`: the reply was ended elsewhere or its session was
 * deleted; `cancelled`: a stop was requested, possibly through another process; `unsaved`: there was no news, or
 * somebody is changing the row, and it was left as it is.
 */
export async function saveReplies(
  db: Executor,
  processId: string,
  texts: readonly ({ id: number } & ReplyText)[],
  idsWithoutNews: readonly number[],
): Promise<Map<number, 'saved' | 'cancelled' | 'gone' | 'unsaved'>> {
  const ids = [...texts.map(({ id }) => id), ...idsWithoutNews];
  const { rows } = await sql<{ id: number; state: 'saved' | 'cancelled' | 'unsaved' }>`
    with told as (
      select * from unnest(
        ${texts.map(({ id }) => id)}::bigint[], ${texts.map(({ content }) => content)}::text[],
        ${texts.map(({ reasoning }) => reasoning)}::text[],
        ${texts.map(({ warning }) => warning)}::text[]
      ) as told (id, content, reasoning, warning)
    ), live as (
      select m.id, m.cancel_requested_at is not null as is_cancelled
      from message m join session s on s.id = m.session_id
      where m.id = any(${ids}::bigint[])
        and m.status = 'streaming' and m.process_id = ${processId}::uuid and s.deleted_at is null
    ), free as (
      select m.id from message m where m.id in (select live.id from live join told using (id))
        and m.status = 'streaming' and m.process_id = ${processId}::uuid
      for update skip locked
    ), saved as (
      update message m set content = told.content, reasoning_content = told.reasoning,
        warning = told.warning, heartbeat_at = now()
      from told join free on free.id = told.id where m.id = told.id
      returning m.id
    )
    select live.id, case when live.is_cancelled then 'cancelled'
      when saved.id is null then 'unsaved' else 'saved' end as state
    from live left join saved on saved.id = live.id`.execute(db);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
