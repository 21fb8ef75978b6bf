import type { CourseChange, OnsetKind, ValueKind } from './course.ts';

/** The words that something rests on; `at` as ISO 8601. */
type Told = { messageId: number; sessionId: number; at: string; note: string };

/** A stretch in which a symptom was there. Days as `2026-03-02`, in China. */
export type CoursePeriod = {
  /** `told`: nobody said when it began, and `day` is that of the first telling. */
  onset: { kind: OnsetKind | 'told'; day: string; words: string };
  endedAt: string | null;
  steps: (Told & { change: CourseChange })[];
};
export type CourseLane = { symptom: string; term: string; plain: string; periods: CoursePeriod[] };

/** A value in hours, times a night, °C, mmHg or mmol/L. */
export type CoursePoint = Told & { day: string; value: number; upTo?: number; low?: number };
export type CourseChart = { kind: ValueKind; points: CoursePoint[] };

/** The course as it is drawn; it ends at the newest message. */
export type CoursePicture = { lanes: CourseLane[]; charts: CourseChart[]; until: string | null };
