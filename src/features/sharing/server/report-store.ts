import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { ReportReason } from '../rules.ts';

/** Stores a report; repeating an open one has no effect. */
export async function insertReport(
  db: Executor,
  made: {
    userId: number;
    shareId: number;
    commentId: number | null;
    reason: ReportReason;
    details: string;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('share_report')
    .values({
      id: newId(made.now),
      user_id: made.userId,
      share_id: made.shareId,
      comment_id: made.commentId,
      reason: made.reason,
      details: made.details,
      created_at: made.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
