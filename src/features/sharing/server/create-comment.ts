import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import { holdRulesFor } from './comment-rules.ts';
import type { sharingEndpoints } from '../contract.ts';
import { sharingTexts } from '../texts.ts';
import { commentCount, findParent, insertComment } from './comment-store.ts';
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
    const parentId = body.parent_id ?? null;
    if (parentId !== null) {
      const parent = await findParent(tx, { shareId, parentId });
      if (!parent) throw new AppError('not_found');
      if (parent.isReply) {
        const text = both(sharingTexts, (t) => t.noReplyToReply);
        throw new AppError('validation_failed', { text, fields: { parent_id: [text] } });
      }
    }
    const content = body.content.trim();
    const comment = await insertComment(tx, {
      userId,
      shareId,
      parentId,
      content,
      isAnonymous: body.isAnonymous,
      holdRules: holdRulesFor(content),
      now,
    });
    return { comment, totalComments: await commentCount(tx, shareId) };
  });
