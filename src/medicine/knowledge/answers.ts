import departmentRows from '../compiled/answer-departments.json' with { type: 'json' };
import dietRows from '../compiled/answer-diets.json' with { type: 'json' };
import firstAidRows from '../compiled/answer-first-aid.json' with { type: 'json' };
import foodRows from '../compiled/answer-foods.json' with { type: 'json' };
import verdictRows from '../compiled/answer-food-verdicts.json' with { type: 'json' };
import medicineRows from '../compiled/answer-medicines.json' with { type: 'json' };
import pairRows from '../compiled/answer-pairs.json' with { type: 'json' };
import stoppingRows from '../compiled/answer-stopping.json' with { type: 'json' };
import termRows from '../compiled/answer-terms.json' with { type: 'json' };
import valueRows from '../compiled/answer-values.json' with { type: 'json' };
import vaccineRows from '../compiled/answer-vaccines.json' with { type: 'json' };
import { filled } from './fixed-texts.ts';
import type { SourceId } from './source.ts';

/** A medicine that people ask about. */
export type AnswerMedicine = {
  name: string;
  words: readonly string[];
  /** Whether it may be taken as its label says, or only as a doctor does. */
  take: 'label' | 'doctor';
  for: string;
  mind: string;
  pregnancy: string;
  child: string;
  sources: readonly SourceId[];
  reviewer?: string;
};

/** For whom, or how, a food is asked about. */
export type FoodAspect = 'daily' | 'pregnancy' | 'infant' | 'diabetes' | 'gout' | 'pressure';

/** A food or kitchen herb that people ask about; its aspects are codes of verdicts. */
export type AnswerFood = Readonly<Partial<Record<FoodAspect, string>>> & {
  name: string;
  words: readonly string[];
  /** How it is taken, where it is not eaten. */
  verb?: string;
  /** For whom it is not. */
  mind?: string;
  source: SourceId;
  reviewer?: string;
};

/** What two things do to each other; a side is a food, a medicine or a class of medicines. */
export type AnswerPair = {
  id: string;
  one: readonly string[];
  other: readonly string[];
  verdict: 'avoid' | 'ask' | 'apart' | 'fine';
  effect: string;
  source: SourceId;
  reviewer?: string;
};

/** A matter that is answered in fixed words. */
export type AnswerTopic = {
  id: string;
  words: readonly string[];
  classes?: readonly string[];
  text: string;
  sources: readonly SourceId[];
  reviewer?: string;
};

export const answerMedicines = medicineRows as unknown as readonly AnswerMedicine[];
export const answerFoods = foodRows as unknown as readonly AnswerFood[];
export const answerPairs = pairRows as unknown as readonly AnswerPair[];
/** May I stop, reduce or change it, by class of medicine. */
export const stoppingAnswers = stoppingRows as unknown as readonly AnswerTopic[];

/** What a word of everyday Chinese medicine means. */
export const termAnswers = termRows as unknown as readonly AnswerTopic[];
/** What to do now, and what not. */
export const firstAidAnswers = firstAidRows as unknown as readonly AnswerTopic[];
export const vaccineAnswers = vaccineRows as unknown as readonly AnswerTopic[];
/** What to avoid eating with an illness. */
export const dietAnswers = dietRows as unknown as readonly AnswerTopic[];

/** A value of a report, with what is usual in adults and what to do outside it. */
export type AnswerValue = {
  name: string;
  words: readonly string[];
  unit: string;
  low?: number;
  high?: number;
  /** Of women, where they differ. */
  lowWoman?: number;
  highWoman?: number;
  ifLow?: string;
  ifHigh?: string;
  source: SourceId;
  reviewer?: string;
};

/** Where to go first; of the same id as a complaint, for that complaint. */
export type AnswerDepartment = {
  id: string;
  words: readonly string[];
  department: string;
  tests: string;
  source: SourceId;
  reviewer?: string;
};

export const valueAnswers = valueRows as unknown as readonly AnswerValue[];
export const departmentAnswers = departmentRows as unknown as readonly AnswerDepartment[];

const verdicts = new Map(verdictRows.map(({ id, text }) => [id, text]));

/** What is said of a food in one aspect; undefined where its row says nothing. */
export function foodVerdict(
  food: AnswerFood,
  aspect: FoodAspect,
  said: { name: string; eat: string },
): string | undefined {
  const code = food[aspect];
  const text = code === undefined ? undefined : verdicts.get(`${aspect}.${code}`);
  return text === undefined ? undefined : filled(text, said);
}
