import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../review-contract.ts';
import { countOpenReports } from './report-store.ts';
import { countHeld, countWaiting } from './review-store.ts';
import type { SharingServices } from './sharing-services.ts';

export const getReviewCounts: Handler<
  typeof reviewEndpoints.getReviewCounts,
  SharingServices
> = async (_, { db }) => ({
  shares: await countWaiting(db),
  comments: await countHeld(db),
  reports: await countOpenReports(db),
});
