import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { commentCount } from './comment-count-store.ts';
import { eraseComment } from './comment-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const deleteComment: Handler<typeof sharingEndpoints.deleteComment, SharingServices> = (
  { user: { userId, isStaff }, params, now },
  { db, logStaffAction },
) =>
  transaction(db, async (tx) => {
    const commentId = params.id;
    const own = await eraseComment(tx, { commentId, userId, status: 'deleted' });
    const shareId =
      own ??
      (isStaff
        ? await eraseComment(tx, { commentId, userId: null, status: 'removed' })
        : undefined);
    if (shareId === undefined) throw new AppError('not_found');
    if (own === undefined) {
      const object = { objectKind: 'comment', objectId: commentId, reason: '' } as const;
      await logStaffAction(tx, { actorId: userId, action: 'comment-delete', ...object, now });
    }
    return { deleted: true, totalComments: await commentCount(tx, shareId) };
  });
