import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../contract.ts';
import { eraseComment } from '#features/sharing/server/comment-store.ts';
import { closeReport, hasReport } from './open-report-store.ts';
import { alreadyDecidedError } from './already-decided-error.ts';
import { writeReviewLog } from './review-log-store.ts';
import { requireReason } from './require-reason.ts';
import { takeDownShare } from './review-store.ts';
import type { ReviewServices } from './review-services.ts';

/** Upholding a report takes its content down; the author of a share sees the reason. */
export const reviewReport: Handler<typeof reviewEndpoints.reviewReport, ReviewServices> = (
  { user, params, body, now },
  { db },
) => {
  const { approved } = body;
  const reason = requireReason({ approved: !approved, reason: body.reason });
  return transaction(db, async (tx) => {
    const reportId = params.id;
    const status = approved ? 'upheld' : 'dismissed';
    const about = await closeReport(tx, { reportId, status });
    if (!about) {
      if (!(await hasReport(tx, reportId))) throw new AppError('not_found');
      throw await alreadyDecidedError(tx, { kind: 'report', id: reportId });
    }
    if (approved && about.commentId === null) await takeDownShare(tx, { ...about, reason, now });
    if (approved && about.commentId !== null) {
      await eraseComment(tx, { commentId: about.commentId, userId: null, status: 'removed' });
    }
    await writeReviewLog(tx, {
      actorId: user.userId,
      action: approved ? 'report-uphold' : 'report-dismiss',
      objectKind: 'report',
      objectId: reportId,
      reason,
      now,
    });
    return { done: true };
  });
};
