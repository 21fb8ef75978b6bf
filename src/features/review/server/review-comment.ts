import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../contract.ts';
import { decidedRefusal } from './decided-refusal.ts';
import { writeReviewLog } from './review-log-store.ts';
import { decideComment, hasComment } from './review-store.ts';
import type { ReviewServices } from './review-services.ts';

/** A comment has no author to instruct: a refusal may stand without a reason. */
export const reviewComment: Handler<typeof reviewEndpoints.reviewComment, ReviewServices> = (
  { user, params, body: { approved, reason }, now },
  { db },
) =>
  transaction(db, async (tx) => {
    const commentId = params.id;
    if (!(await decideComment(tx, { commentId, approved }))) {
      if (!(await hasComment(tx, commentId))) throw new AppError('not_found');
      throw await decidedRefusal(tx, { kind: 'comment', id: commentId });
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
