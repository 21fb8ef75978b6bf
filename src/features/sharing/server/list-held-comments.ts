import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../review-contract.ts';
import { listHeld } from './review-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const listHeldComments: Handler<
  typeof reviewEndpoints.listHeldComments,
  SharingServices
> = async ({ query, now }, { db }) => {
  const { comments, count } = await listHeld(db, { ...query, now });
  return toPage(comments, count, query);
};
