import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../contract.ts';
import { reviewRefusalTexts } from '../texts.ts';
import { writeReviewLog } from './review-log-store.ts';
import { findForReview, reopenShare } from './review-store.ts';
import type { ReviewServices } from './review-services.ts';

export const undoReview: Handler<typeof reviewEndpoints.undoReview, ReviewServices> = (
  { user, params, now },
  { db },
) =>
  transaction(db, async (tx) => {
    const shareId = params.id;
    if (!(await findForReview(tx, { userId: user.userId, shareId }))) {
      throw new AppError('not_found');
    }
    if (!(await reopenShare(tx, { shareId, reviewerId: user.userId, now }))) {
      throw new AppError('already_decided', {
        text: both(reviewRefusalTexts, (t) => t.undoTooLate),
      });
    }
    const object = { objectKind: 'share', objectId: shareId, reason: '' } as const;
    await writeReviewLog(tx, { actorId: user.userId, action: 'undo', ...object, now });
    return { id: shareId, status: 'pending' };
  });
