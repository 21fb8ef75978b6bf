import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { insertReport } from './report-store.ts';
import { isOpenFor } from './share-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const reportShare: Handler<typeof sharingEndpoints.reportShare, SharingServices> = async (
  { user: { userId }, params, body, now },
  { db },
) => {
  const shareId = params.id;
  if (!(await isOpenFor(db, { userId, shareId }))) throw new AppError('not_found');
  await insertReport(db, { userId, shareId, commentId: null, ...body, now });
  return { done: true };
};
