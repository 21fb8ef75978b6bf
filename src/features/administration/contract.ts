import * as z from 'zod/mini';
import { feedbackReasons } from '#features/messages/rules.ts';
import { bookChapter, bookContents, bookRow } from '#medicine/knowledge/book.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { textField } from '#platform/contract/fields.ts';
import { pageOf, pageQuery } from '#platform/contract/page-schema.ts';
import {
  endings,
  feedbackPageSize,
  knowledgeFoundPageSize,
  knowledgeSearchCharsMax,
  levels,
  reviewStates,
  trendCounts,
} from './rules.ts';

const count = z.int();

const alarmCounts = { alarms: count, deniedSoon: count, questions: count };

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
  /** Alarms and questions about danger, in each of the periods. */
  alarms: z.array(
    z.object({
      days: count,
      ...alarmCounts,
      /** By group of danger signs, the most frequent first; only those with a count. */
      groups: z.array(z.object({ group: z.string(), title: z.string(), ...alarmCounts })),
    }),
  ),
  /** Counts of each of the last days in China, the oldest first, today last. */
  trend: z.array(z.object({ day: z.string(), counts: z.record(z.enum(trendCounts), count) })),
  /** Feedback on replies for each of those days that has any, the newest first. */
  feedback: z.array(
    z.object({
      day: z.string(),
      helpful: count,
      reasons: z.record(z.enum(feedbackReasons), count),
    }),
  ),
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

const foundRow = z.object({
  chapter: z.object({ id: z.string(), title: z.string() }),
  row: bookRow,
});
export type FoundRow = z.output<typeof foundRow>;

/** A call reads whole chapters from the disk. */
const limits = [{ name: 'knowledge', max: 120, windowMs: 60_000, by: 'account' }] as const;

export const administrationEndpoints = defineEndpoints({
  getOverview: {
    method: 'GET',
    path: '/ai/admin/overview/',
    access: 'staff',
    summary: 'Statistics of the product, without personal data',
    reply: overview,
  },
  listFeedback: {
    method: 'GET',
    path: '/ai/admin/feedback/',
    access: 'staff',
    summary: 'What readers wrote about replies that did not help, without whose words they are',
    query: z.object(pageQuery(feedbackPageSize)),
    reply: pageOf(
      z.object({ day: z.string(), reason: z.enum(feedbackReasons), words: z.string() }),
    ),
  },
  listKnowledgeChapters: {
    method: 'GET',
    path: '/ai/admin/knowledge/',
    access: 'staff',
    summary: 'The chapters of the medical knowledge, with counts of rows that are signed and not',
    limits,
    reply: z.object({ chapters: bookContents }),
  },
  getKnowledgeChapter: {
    method: 'GET',
    path: '/ai/admin/knowledge/chapters/:chapter/',
    access: 'staff',
    summary: 'All rows of a chapter of the medical knowledge, with their sources and reviewers',
    limits,
    params: z.object({ chapter: z.string() }),
    reply: bookChapter,
  },
  searchKnowledge: {
    method: 'GET',
    path: '/ai/admin/knowledge/search/',
    access: 'staff',
    summary: 'Rows of the medical knowledge that hold all the words, in the order of the book',
    limits,
    query: z.object({
      q: z._default(textField({ max: knowledgeSearchCharsMax }), ''),
      state: z.optional(z.enum(reviewStates)),
      ...pageQuery(knowledgeFoundPageSize),
    }),
    reply: pageOf(foundRow),
  },
});
