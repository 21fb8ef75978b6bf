// Decisions at the review desk. Each is one statement that changes only pending rows, so that of
// two reviewers the first one wins.
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import type { HeldComment } from '../contract.ts';
import type { HoldRule, ShareStatus } from '#features/sharing/rules.ts';
import { reviewUndoMs } from '../rules.ts';
import type { OwnRow } from '#features/sharing/share-view.ts';
import { countComments } from '#features/sharing/server/comment-count-store.ts';
import { cardColumns } from '#features/sharing/server/share-columns-store.ts';
import { removeCopies } from '#features/sharing/server/share-copy-store.ts';
import { secondsSince } from './seconds-since.ts';

export type ReviewRow = Omit<OwnRow, 'session_id' | 'user_id' | 'is_news'>;

const reviewColumns = (userId: number) => sql`${cardColumns(userId)}, s.edition, s.reject_reason,
  s.submitted_at, s.reviewed_at, s.messages, s.title_masks, s.description_masks, s.flags`;

export async function listWaiting(
  db: Executor,
  query: { userId: number; page: number; page_size: number },
): Promise<{ rows: ReviewRow[]; count: number }> {
  const { rows } = await sql<ReviewRow>`select ${reviewColumns(query.userId)}
    from share s join app_user u on u.id = s.user_id where s.status = 'pending'
    order by s.submitted_at, s.id
    limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`.execute(db);
  return { rows, count: await countWaiting(db) };
}

export async function countWaiting(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('share')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

/** A submitted share that was not withdrawn, for review. */
export async function findForReview(
  db: Executor,
  query: { userId: number; shareId: number },
): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`select ${reviewColumns(query.userId)}
    from share s join app_user u on u.id = s.user_id
    where s.id = ${query.shareId} and s.status <> 'withdrawn'`.execute(db);
  return rows[0];
}

/** Whose share it is: for looking up what belongs to it, never for an answer. */
export async function findAuthorId(db: Executor, shareId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('share')
    .select('user_id as userId')
    .where('id', '=', shareId)
    .executeTakeFirst();
  return row?.userId;
}

export type Decision = {
  shareId: number;
  reviewerId: number;
  approved: boolean;
  reason: string;
  /** The edition the reviewer has read; undefined accepts any. */
  edition: number | undefined;
  now: Date;
};

/** Decides on a pending share. Undefined when it is not pending or its author has changed it since. */
export async function decideShare(
  tx: Executor,
  decision: Decision,
): Promise<ShareStatus | undefined> {
  const { approved, edition } = decision;
  const row = await tx
    .updateTable('share')
    .set({
      status: approved ? 'approved' : 'rejected',
      reject_reason: approved ? null : decision.reason,
      reviewer_id: decision.reviewerId,
      reviewed_at: decision.now,
      is_news: true,
    })
    .where('id', '=', decision.shareId)
    .where('status', '=', 'pending')
    .$if(edition !== undefined, (q) => q.where('edition', '=', edition ?? 0))
    .returning('status')
    .executeTakeFirst();
  return row?.status;
}

/** Makes a share pending again; only by the reviewer who decided, within the time to undo. */
export async function reopenShare(
  tx: Executor,
  query: { shareId: number; reviewerId: number; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('share')
    .set({
      status: 'pending',
      reject_reason: null,
      reviewer_id: null,
      reviewed_at: null,
      is_news: false,
    })
    .where('id', '=', query.shareId)
    .where('reviewer_id', '=', query.reviewerId)
    .where('status', 'in', ['approved', 'rejected'])
    .where('reviewed_at', '>=', new Date(query.now.getTime() - reviewUndoMs))
    .returning('id')
    .executeTakeFirst();
  if (row) await removeCopies(tx, [row.id]);
  return row !== undefined;
}

/** Rejects a share after a report; its author can edit and resubmit it. */
export async function takeDownShare(
  tx: Executor,
  query: { shareId: number; reason: string; now: Date },
): Promise<void> {
  const row = await tx
    .updateTable('share')
    .set({
      status: 'rejected',
      reject_reason: query.reason,
      reviewer_id: null,
      reviewed_at: query.now,
      is_news: true,
    })
    .where('id', '=', query.shareId)
    .where('status', 'in', ['pending', 'approved'])
    .returning('id')
    .executeTakeFirst();
  if (row) await removeCopies(tx, [row.id]);
}

/** Held comments, without those of withdrawn shares. */
const held = sql`share_comment c join share s on s.id = c.share_id
  where c.status = 'held' and s.status in ('pending', 'approved')`;

export async function listHeld(
  db: Executor,
  query: { page: number; page_size: number; now: Date },
): Promise<{ comments: HeldComment[]; count: number }> {
  const { rows } = await sql<{
    id: number;
    share_id: number;
    title: string;
    content: string;
    created_at: Date;
    hold_rules: string[];
  }>`select c.id, c.share_id, s.title, c.content, c.created_at, c.hold_rules
    from ${held} order by c.created_at, c.id
    limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`.execute(db);
  const comments = rows.map((row) => ({
    id: row.id,
    shareId: row.share_id,
    shareTitle: row.title,
    content: row.content,
    createdAt: row.created_at.toISOString(),
    waitingSeconds: secondsSince(row.created_at, query.now),
    rules: row.hold_rules as HoldRule[],
  }));
  return { comments, count: await countHeld(db) };
}

export async function countHeld(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${held}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Publishes or erases a held comment. False when it is no longer held. */
export async function decideComment(
  tx: Executor,
  decision: { commentId: number; approved: boolean },
): Promise<boolean> {
  const row = await tx
    .updateTable('share_comment')
    .set(decision.approved ? { status: 'shown' } : { status: 'removed', content: '' })
    .where('id', '=', decision.commentId)
    .where('status', '=', 'held')
    .returning('share_id as shareId')
    .executeTakeFirst();
  if (row && decision.approved) await countComments(tx, [{ ...row, gained: 1 }]);
  return row !== undefined;
}

export async function hasComment(db: Executor, commentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('share_comment')
    .select('id')
    .where('id', '=', commentId)
    .executeTakeFirst();
  return row !== undefined;
}
