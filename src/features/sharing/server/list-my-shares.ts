import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { listOwnShares } from './share-store.ts';
import { toMyShare } from '../share-view.ts';
import type { SharingServices } from './sharing-services.ts';

export const listMyShares: Handler<typeof sharingEndpoints.listMyShares, SharingServices> = async (
  { user, query },
  { db },
) => {
  const { rows, count } = await listOwnShares(db, user.userId, query);
  return toPage(
    rows.map((row) => toMyShare(row)),
    count,
    query,
  );
};
