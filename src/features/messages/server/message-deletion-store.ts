// A deleted message moves from `message` to `deleted_message`, so that no query or index sees it. It is
// restored as the same row with the same id. Call these with the session's row locked, which sends and ends
// of replies lock too.
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** For so long deleted messages can be put back: the page offers it for less, and a line may be slow (MSG-28). */
export const restorableMs = 60_000;

type InSession = { userId: number; sessionId: number };
type Ids = readonly number[];

const listed = (ids: Ids) => sql`any(${[...ids]}::bigint[])`;

/** The sessions that a person's messages belong to, and how many of the ids are or were theirs. */
export async function findPlaces(
  db: Executor,
  { userId, messageIds }: { userId: number; messageIds: Ids },
): Promise<{ sessionIds: number[]; known: number }> {
  const { rows } = await sql<{ session_id: number; n: number }>`
    select session_id, count(*)::int as n from (
      select id, session_id from message where user_id = ${userId} and id = ${listed(messageIds)}
      union
      select id, session_id from deleted_message
      where user_id = ${userId} and id = ${listed(messageIds)}
    ) place group by session_id`.execute(db);
  const sessionIds = rows.map((row) => row.session_id);
  return { sessionIds, known: rows.reduce((sum, { n }) => sum + n, 0) };
}

export type ExistingMessage = { id: number; role: string; isSummary: boolean; content: string };

/** Those of the ids that are there, oldest first. */
export async function listExisting(
  tx: Executor,
  { userId, sessionId, messageIds }: InSession & { messageIds: Ids },
): Promise<ExistingMessage[]> {
  const rows = await tx
    .selectFrom('message')
    .select(['id', 'role', 'is_summary as isSummary', 'content'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('id', 'in', [...messageIds])
    .orderBy('id')
    .execute();
  return rows;
}

/** A message and all later ones (MSG-25), summaries not: they cannot be deleted. */
export async function listFollowing(
  tx: Executor,
  { userId, sessionId, fromId }: InSession & { fromId: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('message')
    .select('id')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('id', '>=', fromId)
    .where('is_summary', '=', false)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest id that a session has or had. */
export async function newestIdOf(tx: Executor, where: InSession): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`
    select greatest(
      (select max(id) from message
        where user_id = ${where.userId} and session_id = ${where.sessionId}),
      (select max(id) from deleted_message
        where user_id = ${where.userId} and session_id = ${where.sessionId})
    ) as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export type Removal = InSession & {
  messageIds: Ids;
  now: Date;
  /** Set where everything after a message goes: the newest id that its session has had. */
  newestId: number | null;
};

/** The result of triage is deleted with its message, and stored in `dangers` for an undo. */
export async function removeMessages(tx: Executor, removal: Removal): Promise<void> {
  await sql`
    with gone as (
      delete from message where user_id = ${removal.userId} and session_id = ${removal.sessionId}
        and id = ${listed(removal.messageIds)} returning *
    )
    insert into deleted_message (id, user_id, session_id, deleted_at, newest_id, kept)
    select gone.id, gone.user_id, gone.session_id, ${removal.now}, ${removal.newestId}::bigint,
      to_jsonb(gone) || jsonb_build_object('dangers', (
        select coalesce(jsonb_agg(danger order by danger.id), '[]'::jsonb)
        from message_danger danger where danger.user_id = gone.user_id and danger.message_id = gone.id
      ))
    from gone`.execute(tx);
}

export type RemovedMessage = {
  id: number;
  /** Null once it was emptied for good. */
  deletedAt: Date | null;
  newestId: number | null;
};

/** Those of the ids that are deleted. */
export async function listRemoved(
  tx: Executor,
  { userId, sessionId, messageIds }: InSession & { messageIds: Ids },
): Promise<RemovedMessage[]> {
  const { rows } = await sql<{ id: number; deleted_at: Date | null; newest_id: number | null }>`
    select id, case when kept is not null then deleted_at end as deleted_at, newest_id
    from deleted_message where user_id = ${userId} and session_id = ${sessionId}
      and id = ${listed(messageIds)}`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    deletedAt: row.deleted_at,
    newestId: row.newest_id,
  }));
}

/**
 * Restores rows unchanged. If the same send was repeated meanwhile, its id stays with the new message.
 */
export async function putBackMessages(
  tx: Executor,
  { userId, sessionId, messageIds }: InSession & { messageIds: Ids },
): Promise<void> {
  await sql`
    with kept as (
      delete from deleted_message where user_id = ${userId} and session_id = ${sessionId}
        and id = ${listed(messageIds)} and kept is not null returning kept
    ), restored as (
      select kept || case when exists (
        select 1 from message m where m.user_id = ${userId}
          and m.client_message_id = kept ->> 'client_message_id'
      ) then '{"client_message_id": null}'::jsonb else '{}'::jsonb end as row from kept
    ), messages as (
      insert into message
      select put_back.*
      from restored, jsonb_populate_record(null::message, restored.row) as put_back
    )
    insert into message_danger
    select danger.* from restored, jsonb_populate_recordset(
      null::message_danger, coalesce(restored.row -> 'dangers', '[]'::jsonb)
    ) as danger`.execute(tx);
}

/** Erases the content of messages that can no longer be restored, keeping the rows. Returns how many. */
export async function purgeDeletedMessages(db: Executor, now: Date): Promise<number> {
  const result = await db
    .updateTable('deleted_message')
    .set({ kept: null })
    .where('kept', 'is not', null)
    .where('deleted_at', '<', new Date(now.getTime() - restorableMs))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
