import type { Subject } from './finding.ts';
import type { Age } from './told-age.ts';

/** `possible`: told, but as a doubt; of a pregnancy also a late period that nothing was tested of. */
export type State = 'yes' | 'possible' | 'no' | 'unknown';

/** Facts on the subject of a conversation: the person the complaint is about. */
export type SubjectFacts = Age & {
  about: Subject;
  sex: 'female' | 'male' | 'unknown';
  pregnancy: State;
  lactation: State;
  /** Undefined when never spoken of; empty when denied. */
  allergies?: string[];
  /** Those that are taken. */
  medicines?: string[];
  chronicDiseases?: string[];
  /** The complaint's duration as written. */
  duration?: string;
  /** °C, the last measured. */
  temperature?: number;
  /** mmHg, the last measured. */
  systolic?: number;
  diastolic?: number;
};

/**
 * The facts on the subject of a whole conversation. A fact that can have only one value is settled: it keeps its
 * value until it is corrected. `possible` is the careful reading, for alarms and for what may not be
 * recommended: whatever could be meant counts there as said.
 */
export type SettledFacts = SubjectFacts & {
  menopause: boolean;
  possible: SubjectFacts & {
    /** The youngest age that the person may have (years). */
    youngestYears?: number;
  };
};
