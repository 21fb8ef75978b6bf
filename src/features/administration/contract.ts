import * as z from 'zod/mini';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { endings, levels } from './rules.ts';

const count = z.int();

const overview = z.object({
  takenAt: z.string(),
  /** What is counted by day goes so many days back, today among them. */
  days: count,
  users: z.object({ total: count, new: count, staff: count, leaving: count }),
  /** Replies that are being written now. */
  running: count,
  replies: z.array(
    z.object({
      model: z.string(),
      endings: z.record(z.enum(endings), count),
      /** Those whose message of quota was given back. */
      refunded: count,
    }),
  ),
  /** Sends by what triage said of them. */
  triage: z.record(z.enum(levels), count),
  reviews: z.object({ shares: count, comments: count, reports: count }),
  /** When the operator last called the telephone lines of the safety answers; null: never said. */
  hotlinesCheckedOn: z.nullable(z.string()),
  storage: z.object({ databaseBytes: count }),
  versions: z.object({
    product: z.string(),
    node: z.string(),
    database: z.string(),
    /** The migration applied last. */
    schema: z.string(),
  }),
});
export type Overview = z.output<typeof overview>;

export const administrationEndpoints = defineEndpoints({
  getOverview: {
    method: 'GET',
    path: '/ai/admin/overview/',
    access: 'staff',
    summary: 'How much there is and how it goes, in numbers alone',
    reply: overview,
  },
});
