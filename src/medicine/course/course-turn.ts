import type { Turn } from '../findings/finding.ts';
import type { CourseChange } from './course.ts';

/** A turn of a chain of sessions with its message, as the course is read from it. */
export type CourseTurn = Turn & {
  messageId: number;
  sessionId: number;
  at: Date;
  isCarried: boolean;
  /** What the message shows. */
  shown: string;
};

/** A step of the course with the words that tell it; `at` as ISO 8601. */
export type TimelineEvent = {
  messageId: number;
  sessionId: number;
  at: string;
  symptom: string;
  change: CourseChange;
  /** The clause in the person's own words. */
  note: string;
};
