import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../contract.ts';
import { reviewUndoMs } from '../rules.ts';
import { reviewRefusalTexts } from '../texts.ts';
import { alreadyDecidedError } from './already-decided-error.ts';
import { writeReviewLog } from './review-log-store.ts';
import { requireReason } from './require-reason.ts';
import { decideShare, findForReview, type Decision } from './review-store.ts';
import type { ReviewServices } from './review-services.ts';

export const reviewShare: Handler<typeof reviewEndpoints.reviewShare, ReviewServices> = (
  { user, params, body, now },
  { db },
) => {
  const { approved, edition } = body;
  const reason = requireReason(body);
  const decision = { shareId: params.id, reviewerId: user.userId, approved, reason, edition, now };
  return transaction(db, async (tx) => {
    const status = await decideShare(tx, decision);
    if (!status) throw await refusalOf(tx, decision);
    await writeReviewLog(tx, {
      actorId: user.userId,
      action: approved ? 'approve' : 'reject',
      objectKind: 'share',
      objectId: params.id,
      reason,
      now,
    });
    const undoUntil = new Date(now.getTime() + reviewUndoMs).toISOString();
    return { id: params.id, status, undoUntil };
  });
};

async function refusalOf(tx: Executor, decision: Decision): Promise<AppError> {
  const row = await findForReview(tx, { userId: decision.reviewerId, shareId: decision.shareId });
  if (!row) return new AppError('not_found');
  if (row.status !== 'pending') {
    return alreadyDecidedError(tx, { kind: 'share', id: decision.shareId });
  }
  return new AppError('already_decided', { text: both(reviewRefusalTexts, (t) => t.changedSince) });
}
