// Quotations of a share in sessions of readers. The database blanks them when the share is deleted
// or no longer published, by whatever path (migrations/070-sharing.sql).
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
