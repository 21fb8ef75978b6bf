import * as z from 'zod/mini';
import { courseChart, courseLane } from '#features/summary/course-schemas.ts';
import { alarmLevels } from '#medicine/knowledge/red-flag-row.ts';
import { sectionIds } from '#medicine/visit-summary/sheet.ts';
import { both } from '#platform/contract/define-texts.ts';
import { defineEndpoints, type RateLimit } from '#platform/contract/endpoint.ts';
import { idParam, checkThat } from '#platform/contract/fields.ts';
import { sheetFormats, sheetTypes, withoutCharsMax } from './rules.ts';
import { visitSummaryTexts } from './texts.ts';

const line = z.object({
  /** Identifies the line in `without`; stable as long as the messages do not change. */
  key: z.string(),
  /** For `person` and `carried`: a verbatim excerpt of the message. */
  text: z.string(),
  /** `kept`: from the stored profile of the family member, not from this conversation. */
  by: z.enum(['person', 'carried', 'kept', 'assistant', 'rule']),
  label: z.optional(z.string()),
  value: z.optional(z.string()),
  /** The question that was answered. */
  question: z.optional(z.string()),
  level: z.optional(z.enum(alarmLevels)),
  isDoctorsWord: z.optional(z.literal(true)),
  /** What `value` names in the words only a model read. */
  isReadByModel: z.optional(z.literal(true)),
  /** The drawing of a line of the course; its text has the same content. */
  lane: z.optional(courseLane),
  chart: z.optional(courseChart),
  messageId: z.nullable(z.int()),
  at: z.nullable(z.string()),
});

const aigc = z.object({
  Label: z.enum(['1', '2', '3']),
  ContentProducer: z.string(),
  ProduceID: z.string(),
  ReservedCode1: z.string(),
  ContentPropagator: z.string(),
  PropagateID: z.string(),
  ReservedCode2: z.string(),
});

const visitSummary = z.object({
  /** The label of generated content (GB 45438). */
  AIGC: aigc,
  sessionId: z.int(),
  title: z.string(),
  madeAt: z.string(),
  /** There is nothing to summarize yet: the sheet has no lines. */
  isEmpty: z.boolean(),
  sections: z.array(
    z.object({
      id: z.enum(sectionIds),
      /** Empty if not mentioned. */
      lines: z.array(line),
      unmentioned: z.array(z.string()),
    }),
  ),
  leftOut: z.int(),
});
export type VisitSummary = z.output<typeof visitSummary>;
export type VisitSummaryLine = z.output<typeof line>;
export type VisitSummarySection = VisitSummary['sections'][number];

const one = z.object({ id: idParam });
const limits = (name: string, max: number): readonly RateLimit[] => [
  { name, max, windowMs: 600_000, by: 'account' },
];

const without = z.optional(
  z.string().check(
    checkThat<string>(
      (text) => text.length <= withoutCharsMax,
      both(visitSummaryTexts, (t) => t.choiceTooLong),
    ),
    z.regex(/^\d+(?:-\d+){4}(?:,\d+(?:-\d+){4})*$/),
  ),
);

/** Adds the name of the family member to the sheet. */
const withName = z.optional(z.literal('true'));

export const visitSummaryEndpoints = defineEndpoints({
  getVisitSummary: {
    method: 'GET',
    path: '/ai/session/:id/visit-summary/',
    access: 'agreed',
    summary:
      "A visit summary for the doctor in the user's own words, from one of the caller's sessions",
    params: one,
    query: z.object({ with_name: withName }),
    errors: ['unavailable'],
    limits: limits('visit-summary', 120),
    reply: visitSummary,
  },
  downloadVisitSummary: {
    method: 'GET',
    path: '/ai/session/:id/visit-summary/download/',
    access: 'agreed',
    summary:
      'The same visit summary as a file; `without` lists the lines to omit, separated by commas',
    params: one,
    query: z.object({ format: z.enum(sheetFormats), without, with_name: withName }),
    errors: ['unavailable'],
    limits: limits('visit-summary-file', 40),
    file: [sheetTypes.json, sheetTypes.md, sheetTypes.pdf],
  },
});
