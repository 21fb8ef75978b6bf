import type { Span } from '../findings/finding.ts';
import type { AlarmLevel } from '../knowledge/red-flags.ts';

/** The parts of a summary, in their order. */
export const summarySections = [
  'person',
  'complaint',
  'alarms',
  'course',
  'present',
  'denied',
  'medicines',
  'diseases',
  'allergies',
  'pregnancy',
] as const;
export type SummarySection = (typeof summarySections)[number];

/** What is said of the thing that a line names. */
export const lineStatuses = [
  // How a symptom has changed.
  'worse',
  'same',
  'better',
  'gone',
  // What is done with a medicine; `considered`: thought of or advised.
  'taken',
  'stopped',
  'considered',
  'asked',
  // It was bought or prescribed, and it was not said whether it is taken.
  'unclear',
  // Diseases, allergies and medicines that the person says there are none of.
  'none',
  // Pregnancy and nursing.
  'yes',
  'no',
  'maybe',
  // How an alarm ended: not yet, by the person's correction, or by what a doctor found.
  'open',
  'corrected',
  'seen',
] as const;
export type LineStatus = (typeof lineStatuses)[number];

/** One line of a summary with the places of the words that it rests on: at least one. */
export type SummaryLine = {
  section: SummarySection;
  /** The canonical name, or the person's words where there is none; empty where the status says all. */
  label: string;
  /** How long, or since when, in the person's words; may be empty. */
  detail: string;
  status?: LineStatus;
  /** The person did not say it for certain, and has not confirmed it; the label is in their words. */
  isUncertain?: true;
  level?: AlarmLevel;
  spans: readonly Span[];
  /** Only a model read it in these words. */
  by?: 'model';
  /** Only a model read how long it has lasted. */
  detailBy?: 'model';
};

/** A line with the id of the fact that it tells (`factIds`), where that may be uncertain. */
export type FactLine = SummaryLine & { fact?: string };
