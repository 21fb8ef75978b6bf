import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../review-contract.ts';
import { toQueued } from './queued-share.ts';
import { writeReviewLog } from './review-log-store.ts';
import { findForReview } from './review-store.ts';
import { masksTaken, proposalsFor } from './share-proposals.ts';
import type { SharingServices } from './sharing-services.ts';

export const getReview: Handler<typeof reviewEndpoints.getReview, SharingServices> = async (
  { user: { userId }, params, now },
  { db },
) => {
  const row = await findForReview(db, { userId, shareId: params.id });
  if (!row) throw new AppError('not_found');
  await writeReviewLog(db, {
    actorId: userId,
    action: 'read',
    objectKind: 'share',
    objectId: row.id,
    reason: '',
    now,
  });
  return {
    ...toQueued(row, now, row.messages),
    rejectReason: row.reject_reason,
    masked: masksTaken(row),
    proposals: proposalsFor(row),
  };
};
