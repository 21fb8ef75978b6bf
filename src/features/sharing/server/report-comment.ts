import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { findCommentFor } from './comment-store.ts';
import { insertReport } from './report-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const reportComment: Handler<
  typeof sharingEndpoints.reportComment,
  SharingServices
> = async ({ user: { userId }, params, body, now }, { db }) => {
  const commentId = params.id;
  const found = await findCommentFor(db, { userId, commentId });
  if (!found) throw new AppError('not_found');
  await insertReport(db, { userId, shareId: found.shareId, commentId, ...body, now });
  return { done: true };
};
