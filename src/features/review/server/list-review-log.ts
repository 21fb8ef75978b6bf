import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../contract.ts';
import { listReviewLogRows } from './review-log-store.ts';
import type { ReviewServices } from './review-services.ts';

export const listReviewLog: Handler<typeof reviewEndpoints.listReviewLog, ReviewServices> = async (
  { query },
  { db },
) => {
  const { rows, count } = await listReviewLogRows(db, query);
  return toPage(rows, count, query);
};
