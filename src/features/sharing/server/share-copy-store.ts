// Words of a share in a session of a reader's. The database blanks them when the share goes or is no
// longer published, whoever sees to that and however (migrations/255-share-copies.sql).
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

export type ShareCopy = {
  messageId: number;
  userId: number;
  sessionId: number;
  shareId: number;
  /** What the message says once the words are gone. */
  contentAfter: string;
};

/** Lets nobody take a share back, change or delete it until the transaction ends. */
export async function holdShare(tx: Executor, shareId: number): Promise<void> {
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
