import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import { holdRulesFor } from './comment-rules.ts';
import type { sharingEndpoints } from '../contract.ts';
import { commentCount } from './comment-count-store.ts';
import { findThread, insertComment } from './comment-store.ts';
import { isOpenFor } from './share-store.ts';
import type { SharingServices } from './sharing-services.ts';

/** Held comments are visible to their writer and to staff only, and are not counted. */
export const createComment: Handler<typeof sharingEndpoints.createComment, SharingServices> = (
  { user: { userId }, params, body, now },
  { db },
) =>
  transaction(db, async (tx) => {
    const shareId = params.id;
    if (!(await isOpenFor(tx, { userId, shareId }))) throw new AppError('not_found');
    // A reply to a reply is stored below the same comment: comments nest one level.
    const answersId = body.parent_id ?? null;
    const parentId = answersId && (await findThread(tx, { shareId, answersId }));
    if (parentId === undefined) throw new AppError('not_found');
    const content = body.content.trim();
    const comment = await insertComment(tx, {
      userId,
      shareId,
      parentId,
      answersId,
      content,
      isAnonymous: body.isAnonymous,
      holdRules: holdRulesFor(content),
      now,
    });
    return { comment, totalComments: await commentCount(tx, shareId) };
  });
