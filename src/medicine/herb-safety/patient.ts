import remedyLists from '../compiled/lexicon/remedy.json' with { type: 'json' };
import type { State } from '../findings/subject-facts.ts';
import { careLimit } from '../knowledge/care-advice.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { herbTexts as texts } from './texts.ts';

const remedyWords = lexicon(remedyLists);
const g6pd = remedyWords['remedy.g6pd'].regExp('iu');

/** The person for whom remedies and replies are checked: the profile and the conversation together. */
export type Patient = {
  sex?: '男' | '女' | undefined;
  /** Years. */
  ageYears?: number | undefined;
  /** Full months, where the month of birth is known. */
  ageMonths?: number | undefined;
  /** Who writes asks for somebody in the family, to whom all of this belongs. */
  isOfFamily?: boolean | undefined;
  /** `possible`: told as a doubt. `unknown`: nobody spoke of it. */
  pregnant?: State | undefined;
  lactating?: boolean | undefined;
  /** Medicines the person takes, in the person's own words. */
  medicines: readonly string[];
  allergies: readonly string[];
  /** Long-term illnesses. */
  conditions?: readonly string[] | undefined;
  /** Herbs, formulas and ready-made medicines the person takes already. */
  ownHerbs?: readonly string[] | undefined;
  /** An emergency or urgent sign is open in the conversation. */
  redFlagOpen: boolean;
  /**
   * Whether the person has told of the own tongue, results of tests and looks; a reply that speaks of
   * what nobody told has invented it. Undefined where nobody can know: then nothing is held against it.
   */
  hasTold?: { tongue: boolean; tests: boolean; looks?: boolean } | undefined;
};

/** Below this age no formula is named (years, MED-30). */
export const formulaAgeMin = careLimit('child');
/** Years. */
export const childbearingAges = { min: 11, max: 56 };

/**
 * Why nothing may be recommended to the person, plain words; undefined when something may. An
 * pregnancy that nobody spoke of is no reason (decision 054).
 */
export function whyNothing(person: Patient): string | undefined {
  if (person.redFlagOpen) return texts.whyAlarm;
  if (person.pregnant === 'yes') return texts.whyPregnant;
  if (person.pregnant === 'possible') return texts.whyPerhapsPregnant;
  if (person.lactating) return texts.whyNursing;
  return isChild(person) ? texts.whyChild : undefined;
}

/** Whether the person is known to be too young for formulas. */
export const isChild = ({ ageYears }: Pick<Patient, 'ageYears'>): boolean =>
  ageYears !== undefined && ageYears < formulaAgeMin;

/**
 * Why the built-in interview names no formula; it asks about a pregnancy, and while nobody has
 * said otherwise it counts as possible (MED-30).
 */
export function whyNoFormula(person: Patient): string | undefined {
  return whyNothing(person) ?? (mayBePregnant(person) ? texts.whyUnknown : undefined);
}

/** Whether the person has told of favism, among the allergies or wherever lists are kept. */
export function hasG6pdDeficiency({
  allergies = [],
  medicines = [],
}: Partial<Pick<Patient, 'allergies' | 'medicines'>>): boolean {
  return g6pd.test([...allergies, ...medicines].join('；'));
}

/** Whether what is unsafe in a pregnancy is unsafe for the person. */
export const countsAsPregnant = ({ pregnant }: Pick<Patient, 'pregnant'>): boolean =>
  pregnant === 'yes' || pregnant === 'possible';

/** Whether the person could be pregnant as far as is known. */
export function mayBePregnant(person: Patient): boolean {
  if (person.sex === '男' || person.pregnant === 'no') return false;
  const age = person.ageYears;
  return age === undefined || (age >= childbearingAges.min && age <= childbearingAges.max);
}
