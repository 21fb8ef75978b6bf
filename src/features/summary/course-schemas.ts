import * as z from 'zod/mini';
import { courseChanges, onsetKinds, valueKinds } from '#medicine/course/course.ts';

/** The words that something is based on: their message, its time, and the clause. */
const told = z.object({
  messageId: z.int(),
  sessionId: z.int(),
  at: z.string(),
  note: z.string(),
});

/** A stretch in which a symptom was there. */
const period = z.object({
  onset: z.object({
    /** `told`: its beginning is unknown, and `day` is that of the first mention. */
    kind: z.enum([...onsetKinds, 'told']),
    /** `2026-03-02`, in China. */
    day: z.string(),
    /** How long or since when, in the person's words; empty where `kind` is `told`. */
    words: z.string(),
  }),
  /** When it was reported to be gone; null while it is there. */
  endedAt: z.nullable(z.string()),
  /** The changes in their order, the first telling included. */
  steps: z.array(z.extend(told, { change: z.enum(courseChanges) })),
});

export const courseLane = z.object({
  /** The general name that the events have. */
  symptom: z.string(),
  /** The term for the reported symptom, and what people call it. */
  term: z.string(),
  plain: z.string(),
  periods: z.array(period),
});
export type CourseLane = z.output<typeof courseLane>;
export type CoursePeriod = CourseLane['periods'][number];
export type CourseStepTold = CoursePeriod['steps'][number];

const point = z.extend(told, {
  /** `2026-03-02` in China: the day that the words name, else that of the message. */
  day: z.string(),
  value: z.number(),
  /** The upper end where two were given: 四五个小时. */
  upTo: z.optional(z.number()),
  /** The lower pressure. */
  low: z.optional(z.number()),
});
export type CoursePoint = z.output<typeof point>;

/** Values of one kind: hours, times a night, °C, mmHg, mmol/L. */
export const courseChart = z.object({ kind: z.enum(valueKinds), points: z.array(point) });
export type CourseChart = z.output<typeof courseChart>;

/** The course as it is drawn. */
export const coursePicture = z.object({
  lanes: z.array(courseLane),
  charts: z.array(courseChart),
  /** The time of the newest message: the picture ends there. */
  until: z.nullable(z.string()),
});
export type CoursePicture = z.output<typeof coursePicture>;
