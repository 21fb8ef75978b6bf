import type { Handlers } from '#platform/server/handler.ts';
import type { reviewEndpoints } from '../contract.ts';
import { getReview } from './get-review.ts';
import { getReviewCounts } from './get-review-counts.ts';
import { listHeldComments } from './list-held-comments.ts';
import { listReports } from './list-reports.ts';
import { listReviewLog } from './list-review-log.ts';
import { listReviews } from './list-reviews.ts';
import { reviewComment } from './review-comment.ts';
import { reviewReport } from './review-report.ts';
import { reviewShare } from './review-share.ts';
import { undoReview } from './undo-review.ts';
import type { ReviewServices } from './review-services.ts';

export const reviewHandlers: Handlers<typeof reviewEndpoints, ReviewServices> = {
  listReviews,
  getReview,
  reviewShare,
  undoReview,
  getReviewCounts,
  listHeldComments,
  reviewComment,
  listReports,
  reviewReport,
  listReviewLog,
};
