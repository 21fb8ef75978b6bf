import * as z from 'zod/mini';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { idField, idParam, textField } from '#platform/contract/fields.ts';
import { pageOf, pageQuery } from '#platform/contract/page-schema.ts';
import { holdRules, reportReasons, shareFlags, shareStatuses } from '#features/sharing/rules.ts';
import { shareFields } from '#features/sharing/share-schemas.ts';
import { both } from '#platform/contract/define-texts.ts';
import * as rules from './rules.ts';
import { reviewRefusalTexts } from './texts.ts';
import { proposals } from '#features/masking/contract.ts';

const one = z.object({ id: idParam });
const done = z.object({ done: z.boolean() });

const queued = z.object({
  ...shareFields,
  edition: z.int(),
  submittedAt: z.string(),
  waitingSeconds: z.int(),
  flags: z.array(z.enum(shareFlags)),
});
export type WaitingShare = z.output<typeof queued>;
const review = z.object({
  ...queued.shape,
  rejectReason: z.nullable(z.string()),
  /** Masks the author applied, at their current positions; `proposals` are what the rules still find. */
  masked: z.omit(proposals, { tags: true }),
  proposals,
});
export type ShareReview = z.output<typeof review>;

const heldComment = z.object({
  id: z.int(),
  shareId: z.int(),
  shareTitle: z.string(),
  content: z.string(),
  createdAt: z.string(),
  waitingSeconds: z.int(),
  rules: z.array(z.enum(holdRules)),
});
export type HeldComment = z.output<typeof heldComment>;

const report = z.object({
  id: z.int(),
  kind: z.enum(['share', 'comment']),
  shareId: z.int(),
  commentId: z.nullable(z.int()),
  shareTitle: z.string(),
  /** The reported comment, or the beginning of the share. */
  excerpt: z.string(),
  reason: z.enum(reportReasons),
  details: z.string(),
  createdAt: z.string(),
  waitingSeconds: z.int(),
});
export type Report = z.output<typeof report>;

const logRow = z.object({
  id: z.int(),
  at: z.string(),
  /** The staff member's name; null when the account is deleted. */
  actor: z.nullable(z.string()),
  action: z.enum(rules.reviewActions),
  objectKind: z.enum(['share', 'comment', 'report']),
  objectId: z.int(),
  reason: z.string(),
});
export type ReviewLogRow = z.output<typeof logRow>;

const reason = textField({
  max: rules.reviewReasonCharsMax,
  tooLong: both(reviewRefusalTexts, (t) => t.reasonTooLong),
});
const decision = z.object({ approved: z.boolean(), reason: z._default(reason, '') });
const pageOfReview = z.object(pageQuery(rules.reviewPageSize));

/** The calls of the review desk. */
export const reviewEndpoints = defineEndpoints({
  listReviews: {
    method: 'GET',
    path: '/ai/admin/shared/review/',
    access: 'staff',
    summary: 'Pending shares, the oldest first, with the flags that rules set',
    query: pageOfReview,
    reply: pageOf(queued),
  },
  getReview: {
    method: 'GET',
    path: '/ai/admin/shared/:id/',
    access: 'staff',
    summary: 'One submitted share as reviewers see it; opening it is logged',
    params: one,
    reply: review,
  },
  reviewShare: {
    method: 'POST',
    path: '/ai/admin/shared/:id/review/',
    access: 'staff',
    summary: 'Approve or reject; the first decision wins',
    errors: ['already_decided'],
    params: one,
    body: z.extend(decision, { edition: z.optional(idField) }),
    reply: z.object({ id: z.int(), status: z.enum(shareStatuses), undoUntil: z.string() }),
  },
  undoReview: {
    method: 'POST',
    path: '/ai/admin/shared/:id/undo/',
    access: 'staff',
    summary: 'Undo an own decision within ten seconds',
    errors: ['already_decided'],
    params: one,
    reply: z.object({ id: z.int(), status: z.enum(shareStatuses) }),
  },
  getReviewCounts: {
    method: 'GET',
    path: '/ai/admin/shared/counts/',
    access: 'staff',
    summary: 'The numbers of pending items at the review desk',
    reply: z.object({ shares: z.int(), comments: z.int(), reports: z.int() }),
  },
  listHeldComments: {
    method: 'GET',
    path: '/ai/admin/comments/review/',
    access: 'staff',
    summary: 'Held comments, the oldest first, with the rules that held them',
    query: pageOfReview,
    reply: pageOf(heldComment),
  },
  reviewComment: {
    method: 'POST',
    path: '/ai/admin/comments/:id/review/',
    access: 'staff',
    summary: 'Publish or remove a held comment; the first decision wins',
    errors: ['already_decided'],
    params: one,
    body: decision,
    reply: done,
  },
  listReports: {
    method: 'GET',
    path: '/ai/admin/reports/review/',
    access: 'staff',
    summary: 'Open reports, oldest first, without the reporters',
    query: pageOfReview,
    reply: pageOf(report),
  },
  reviewReport: {
    method: 'POST',
    path: '/ai/admin/reports/:id/review/',
    access: 'staff',
    summary: 'Uphold a report, which takes its content down, or dismiss it',
    errors: ['already_decided'],
    params: one,
    body: decision,
    reply: done,
  },
  listReviewLog: {
    method: 'GET',
    path: '/ai/admin/shared/log/',
    access: 'staff',
    summary: 'The review log, newest first; optionally decisions only',
    query: z.object({
      ...pageQuery(rules.reviewPageSize),
      only: z._default(z.enum(['all', 'decisions']), 'all'),
    }),
    reply: pageOf(logRow),
  },
});
