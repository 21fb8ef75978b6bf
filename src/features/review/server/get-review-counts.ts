import type { Handler } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../contract.ts';
import { countOpenReports } from './open-report-store.ts';
import { countHeld, countWaiting } from './review-store.ts';
import type { ReviewServices } from './review-services.ts';

export const getReviewCounts: Handler<
  typeof reviewEndpoints.getReviewCounts,
  ReviewServices
> = async (_, { db }) => ({
  shares: await countWaiting(db),
  comments: await countHeld(db),
  reports: await countOpenReports(db),
});
