import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../review-contract.ts';
import { listReviewLogRows } from './review-log-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const listReviewLog: Handler<typeof reviewEndpoints.listReviewLog, SharingServices> = async (
  { query },
  { db },
) => {
  const { rows, count } = await listReviewLogRows(db, query);
  return toPage(rows, count, query);
};
