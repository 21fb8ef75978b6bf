import * as z from 'zod/mini';
import { courseChanges } from '#medicine/course/course.ts';
import { alarmLevels } from '#medicine/knowledge/red-flag-row.ts';
import { lineStatuses, summarySections } from '#medicine/summary/line.ts';
import { tenQuestionKeys } from '#medicine/course/ten-question-keys.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { idParam } from '#platform/contract/fields.ts';
import { coursePicture } from './course-schemas.ts';

/** The message that contains the person's words. */
const source = z.object({
  messageId: z.int(),
  quote: z.string(),
  /** Position of the quote in the message's content, as UTF-16 offsets; absent if it is not verbatim. */
  start: z.optional(z.int()),
  end: z.optional(z.int()),
});
export type Source = z.output<typeof source>;

const symptomItem = z.object({
  label: z.string(),
  description: z.string(),
  /** `model`: it is not from the person. */
  origin: z.enum(['own', 'model']),
  source: z.nullable(source),
});
export type SymptomItem = z.output<typeof symptomItem>;

const lineSource = z.extend(source, {
  /** The question that the words answer, where they mean nothing without it. */
  question: z.optional(z.string()),
});
export type LineSource = z.output<typeof lineSource>;

const summaryLine = z.object({
  section: z.enum(summarySections),
  /** The canonical name, or the person's words; empty where the status is enough. */
  label: z.string(),
  /** The everyday word for a symptom, where that is another than its label. */
  plain: z.optional(z.string()),
  /** How long or since when, in the person's words; may be empty. */
  detail: z.string(),
  /** Only a model read how long. */
  detailBy: z.optional(z.literal('model')),
  status: z.optional(z.enum(lineStatuses)),
  level: z.optional(z.enum(alarmLevels)),
  /** The person was not certain of it and has not confirmed it. */
  isUncertain: z.optional(z.literal(true)),
  /** `model`: only a model read it in these words. `kept`: it comes from the stored profile of the person. */
  by: z.optional(z.enum(['model', 'kept'])),
  /** The words that the line is based on, at least one quotation; none for stored information. */
  sources: z.array(lineSource),
});
export type SummaryLine = z.output<typeof summaryLine>;

const tenQuestionItem = z.object({
  key: z.enum(tenQuestionKeys),
  state: z.enum(['known', 'asked', 'open']),
  /** The names of the findings, denied ones prefixed with 无. */
  told: z.array(z.string()),
  source: z.nullable(source),
  /** The message to send to make the assistant ask about it. */
  request: z.string(),
});
export type TenQuestionItem = z.output<typeof tenQuestionItem>;

const summary = z.object({
  /** Label to description (CON-27). */
  symptoms: z.record(z.string(), z.string()),
  possibleDiagnosis: z.string(),
  recommendations: z.string(),
  /** Null while there are no symptoms. */
  updatedAt: z.nullable(z.string()),
  /** The same symptoms in order, each with its source. */
  items: z.array(symptomItem),
  /** The content of the conversation by section; a line without a quotation is left out. */
  lines: z.array(summaryLine),
  /** Names of formulas for reference; empty when none is allowed. */
  prescriptions: z.array(z.string()),
  tenQuestions: z.array(tenQuestionItem),
});
export type SessionSummary = z.output<typeof summary>;

const timelineEvent = z.object({
  messageId: z.int(),
  /** The session of the message, possibly an earlier or later one of the chain. */
  sessionId: z.int(),
  at: z.string(),
  symptom: z.string(),
  change: z.enum(courseChanges),
  /** The clause in the person's own words. */
  note: z.string(),
});
export type TimelineEvent = z.output<typeof timelineEvent>;

const timeline = z.extend(coursePicture, {
  /** The chief complaint as a short phrase; empty while there is none. */
  theme: z.string(),
  events: z.array(timelineEvent),
});
export type SymptomTimeline = z.output<typeof timeline>;

const one = z.object({ id: idParam });

export const summaryEndpoints = defineEndpoints({
  getSymptomsSummary: {
    method: 'GET',
    path: '/ai/api/sessions/:id/symptoms-summary/',
    access: 'agreed',
    summary: 'The summary of a session; each symptom with the text it came from',
    params: one,
    reply: summary,
  },
  getSymptomTimeline: {
    method: 'GET',
    path: '/ai/session/:id/symptom-timeline/',
    access: 'agreed',
    summary: 'The course of the symptoms over a session and its chain of continuations',
    params: one,
    reply: timeline,
  },
});
