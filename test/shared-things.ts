import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import { insertShares } from './share-rows.ts';

export type SharedThings = {
  /** Approved and private: visible to its author only. */
  shareId: number;
  /** Waits for review. */
  pendingId: number;
  commentId: number;
  heldId: number;
  reportId: number;
  /** Not shared, but the author's: an order that waits for its payment. */
  orderId: number;
};

export const noSharedThings: SharedThings = {
  shareId: 987_654_321,
  pendingId: 987_654_321,
  commentId: 987_654_321,
  heldId: 987_654_321,
  reportId: 987_654_321,
  orderId: 987_654_321,
};

/**
 * Shares of one user that replace all earlier ones, with a comment, a held comment and a report,
 * whose texts are all made up.
 */
export async function makeSharedThings(
  db: Executor,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<SharedThings> {
  const order = insertOrder(db, userId);
  await sql`delete from share where user_id = ${userId}`.execute(db);
  const share = { userId, sessionId, tags: ['头痛'] };
  const [shareId = 0, pendingId = 0] = await insertShares(db, [
    { ...share, isPublic: false },
    { ...share, status: 'pending' },
  ]);
  const [comments, report] = await Promise.all([
    sql<{ id: number }>`
      insert into share_comment (id, share_id, user_id, content, is_anonymous, status, created_at)
      values (${newId(new Date())}, ${shareId}, ${userId}, '谢谢', true, 'shown', now()),
        (${newId(new Date())}, ${shareId}, ${userId}, '谢谢', true, 'held', now()) returning id`.execute(
      db,
    ),
    sql<{ id: number }>`
      insert into share_report (id, share_id, user_id, reason, details, created_at)
      values (${newId(new Date())}, ${shareId}, ${userId}, 'spam', '', now()) returning id`.execute(
      db,
    ),
  ]);
  const [commentId = 0, heldId = 0] = comments.rows.map(({ id }) => id);
  const reportId = report.rows[0]?.id ?? 0;
  return { orderId: await order, shareId, pendingId, commentId, heldId, reportId };
}

async function insertOrder(db: Executor, userId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into purchase_order (id, user_id, number, kind, messages, price_fen, provider, state, created_at)
    values (${newId(new Date())}, ${userId}, ${crypto.randomUUID()}, 'package', 100, 990, 'sandbox', 'created', now())
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
