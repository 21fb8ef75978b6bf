import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../contract.ts';
import { alreadyDecidedError } from './already-decided-error.ts';
import { writeReviewLog } from './review-log-store.ts';
import { decideComment, hasComment } from './review-store.ts';
import type { ReviewServices } from './review-services.ts';

/** The reason is optional, because the writer of a comment is not notified. */
export const reviewComment: Handler<typeof reviewEndpoints.reviewComment, ReviewServices> = (
  { user, params, body: { approved, reason }, now },
  { db },
) =>
  transaction(db, async (tx) => {
    const commentId = params.id;
    if (!(await decideComment(tx, { commentId, approved }))) {
      if (!(await hasComment(tx, commentId))) throw new AppError('not_found');
      throw await alreadyDecidedError(tx, { kind: 'comment', id: commentId });
    }
    await writeReviewLog(tx, {
      actorId: user.userId,
      action: approved ? 'comment-approve' : 'comment-reject',
      objectKind: 'comment',
      objectId: commentId,
      reason: reason.trim(),
      now,
    });
    return { done: true };
  });
