// Quotations of a share in sessions of readers. Whatever deletes a share or ends its approval blanks them in the same
// transaction: the key of the quotation to an approved share lets it end no other way (`migrations/070-sharing.sql`).
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

export type ShareCopy = {
  messageId: number;
  userId: number;
  sessionId: number;
  shareId: number;
  /** Replaces the message once the quotation is removed. */
  contentAfter: string;
};

/** Locks a share against changes until the transaction ends. */
export async function lockShare(tx: Executor, shareId: number): Promise<void> {
  await sql`select from share where id = ${shareId} for share`.execute(tx);
}

export async function insertShareCopy(tx: Executor, made: ShareCopy): Promise<void> {
  await tx
    .insertInto('share_copy')
    .values({
      message_id: made.messageId,
      user_id: made.userId,
      session_id: made.sessionId,
      share_id: made.shareId,
      content_after: made.contentAfter,
    })
    .execute();
}

type Removed = { user_id: number; message_id: number; session_id: number; content_after: string };

/** Removes what is quoted from these shares, with its words in the messages and previews of the readers. */
export async function removeCopies(tx: Executor, shareIds: readonly number[]): Promise<void> {
  const { rows } = await sql<Removed>`
    delete from share_copy where share_id = any(${shareIds}::bigint[])
    returning user_id, message_id, session_id, content_after`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    with gone as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as (user_id bigint, message_id bigint, session_id bigint, content_after text)),
    blanked as (
      update message m set content = gone.content_after from gone
      where m.user_id = gone.user_id and m.id = gone.message_id)
    update session s set last_message_preview = gone.content_after from gone
    where s.user_id = gone.user_id and s.id = gone.session_id
      and s.last_message_id = gone.message_id`.execute(tx);
}
