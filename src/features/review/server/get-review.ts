import { listPersonNames } from '#features/profile/server/person-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints, ShareReview } from '../contract.ts';
import { toWaitingShare } from './waiting-share.ts';
import { writeReviewLog } from './review-log-store.ts';
import { findAuthorId, findForReview, type ReviewRow } from './review-store.ts';
import { proposeMasks } from '#features/masking/propose-masks.ts';
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
    ...toWaitingShare(row, now, row.messages),
    rejectReason: row.reject_reason,
    masked: appliedMasksOf(row),
    // The names leave the server as places in the text, each like any other name that is found.
    proposals: proposeMasks(row, await familyNamesOf(db, row.id)),
  };
};

/** The author's names for family members; the author's own identity is never returned. */
async function familyNamesOf(db: Executor, shareId: number): Promise<string[]> {
  const authorId = await findAuthorId(db, shareId);
  return authorId === undefined ? [] : listPersonNames(db, authorId);
}

/** The masks the author applied, at their current positions. */
function appliedMasksOf({
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
