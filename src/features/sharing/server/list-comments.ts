import { AppError } from '#platform/contract/app-error.ts';
import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { listThreads } from './comment-store.ts';
import { findShareFor } from './share-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const listComments: Handler<typeof sharingEndpoints.listComments, SharingServices> = async (
  { user, params, query },
  { db },
) => {
  const reader = { userId: user.userId, shareId: params.id };
  if (!(await findShareFor(db, reader))) throw new AppError('not_found');
  const { threads, count } = await listThreads(db, reader, query);
  return toPage(threads, count, query);
};
