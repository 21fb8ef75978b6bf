import { AppError } from '#platform/contract/app-error.ts';
import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { listRepliesPage, findThreadShare } from './comment-store.ts';
import { findShareFor } from './share-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const listReplies: Handler<typeof sharingEndpoints.listReplies, SharingServices> = async (
  { user: { userId }, params, query },
  { db },
) => {
  const shareId = await findThreadShare(db, params.id);
  if (shareId === undefined || !(await findShareFor(db, { userId, shareId }))) {
    throw new AppError('not_found');
  }
  const { replies, count } = await listRepliesPage(db, { userId, parentId: params.id }, query);
  return toPage(replies, count, query);
};
