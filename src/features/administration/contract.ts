import * as z from 'zod/mini';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { endings, levels } from './rules.ts';

const count = z.int();

const overview = z.object({
  takenAt: z.string(),
  /** Daily statistics cover this many days, including today. */
  days: count,
  users: z.object({ total: count, new: count, staff: count, leaving: count }),
  /** Replies in progress. */
  running: count,
  replies: z.array(
    z.object({
      model: z.string(),
      endings: z.record(z.enum(endings), count),
      /** Replies whose message was refunded. */
      refunded: count,
    }),
  ),
  /** Sends by the result of triage. */
  triage: z.record(z.enum(levels), count),
  reviews: z.object({ shares: count, comments: count, reports: count }),
  /** When the operator last checked the helplines by calling them; null if never recorded. */
  hotlinesCheckedOn: z.nullable(z.string()),
  storage: z.object({ databaseBytes: count }),
  versions: z.object({
    product: z.string(),
    node: z.string(),
    database: z.string(),
    /** The last applied migration. */
    schema: z.string(),
  }),
});
export type Overview = z.output<typeof overview>;

export const administrationEndpoints = defineEndpoints({
  getOverview: {
    method: 'GET',
    path: '/ai/admin/overview/',
    access: 'staff',
    summary: 'Statistics of the product, without personal data',
    reply: overview,
  },
});
