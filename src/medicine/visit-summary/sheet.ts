import type { Turn } from '../findings/finding.ts';
import type { AlarmLevel } from '../knowledge/red-flags.ts';

/** A turn with the message it came in. Carried words are several turns of one message. */
export type ToldTurn = Turn & {
  messageId: number;
  /** Which turn of its message it is, from 0. */
  part: number;
  /** When the message was written, ISO 8601. */
  at: string;
  /** Told in the session before and carried over. */
  isCarried: boolean;
};

/** What the assistant leaned to last, as its summary block has it; empty texts where it has none. */
export type Leaning = {
  messageId: number;
  at: string;
  text: string;
  formulas: readonly string[];
};

/** The parts of the sheet, in their order on the paper. */
export const sectionIds = [
  'person',
  'complaint',
  'alarms',
  'course',
  // Drawn from the same words; not made here.
  'picture',
  'ten-questions',
  'tongue',
  'pulse',
  'medicines',
  'allergies',
  'pregnancy',
  'history',
  'others',
  'leaning',
  'formulas',
  'questions',
] as const;
export type SectionId = (typeof sectionIds)[number];

/**
 * Whose words a line holds: the person's, here or in the session before; what was filled in before of
 * somebody in the family; the assistant's; ours by rule.
 */
type LineAuthor = 'person' | 'carried' | 'kept' | 'assistant' | 'rule';

export type SheetLine = {
  /** Stays the same while the messages do; `[0-9-]` only. */
  key: string;
  /** Where `by` is `person` or `carried`: a stretch of that message, character for character. */
  text: string;
  by: LineAuthor;
  /** What the line is about within its section: 性别, 寒热. */
  label?: string;
  /** What we read in the words where a form wants one word: 女, 34岁. */
  value?: string;
  /** The assistant's question that the words answer, where they say little without it. */
  question?: string;
  level?: AlarmLevel;
  /** The person passes on what a doctor said. */
  isDoctorsWord?: true;
  /** The words are the person's; what the value names in them only a model read. */
  isReadByModel?: true;
  /** The message it comes from; null for what a rule made or was filled in before. */
  messageId: number | null;
  at: string | null;
};

export type SheetSection = {
  id: SectionId;
  /** Empty: nobody has spoken of it. */
  lines: SheetLine[];
  /** Items of the section nobody has spoken of. */
  unmentioned: string[];
};

export type VisitSheet = {
  /** Parts that do not apply to the person, and optional parts without a line, are left out. */
  sections: SheetSection[];
  /** How many of the person's sentences found no room. */
  leftOut: number;
};

/** Bounds of a sheet that a doctor reads in a minute or two. Sentences in UTF-16 units. */
export const sentenceCharsMax = 160;
/** The person's words that are read (UTF-16 units): the opening ones, then the newest. */
export const openingCharsMax = 6_000;
export const readCharsMax = 30_000;
export const questionCharsMax = 90;
export const courseLinesMax = 40;
export const courseCharsMax = 1_600;
export const itemLinesMax = 4;
export const factLinesMax = 8;
export const doctorQuestionsMax = 10;
