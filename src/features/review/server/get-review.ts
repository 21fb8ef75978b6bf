import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints, ShareReview } from '../contract.ts';
import { toQueued } from './queued-share.ts';
import { writeReviewLog } from './review-log-store.ts';
import { findForReview, type ReviewRow } from './review-store.ts';
import { proposalsFor } from '#features/masking/propose-masks.ts';
import type { ReviewServices } from './review-services.ts';

export const getReview: Handler<typeof reviewEndpoints.getReview, ReviewServices> = async (
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

/** What the author masked, where it stands now. */
function masksTaken({
  title_masks,
  description_masks,
  messages,
}: ReviewRow): ShareReview['masked'] {
  return {
    title: title_masks,
    description: description_masks,
    messages: messages.flatMap(({ masks }, place) =>
      masks.length > 0 ? [{ id: place + 1, masks }] : [],
    ),
  };
}
