import diseaseJson from '../compiled/lexicon/disease.json' with { type: 'json' };
import medicineJson from '../compiled/lexicon/medicine.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { readingOf } from '../reading/reading-of.ts';
import type { ListedNames } from '../reading/told-names.ts';
import { answeredAllergies, toldAllergies } from './allergy-names.ts';
import { boundedCache } from './bounded-cache.ts';
import type { Turn } from './finding.ts';
import { stanceOf } from './lean-on-question.ts';
import { medicineStatus } from './medicine-status.ts';

const diseaseWords = lexicon(diseaseJson);
const medicineWords = lexicon(medicineJson);
const ofKin = diseaseWords['disease.of-kin'].regExp();
const asksMedicines = medicineWords['medicine.question'].regExp();
const asksWhatIsTaken = medicineWords['medicine.question-open'].regExp();
const asksDiseases = diseaseWords['disease.question'].regExp();

export type PersonNames = {
  allergies?: readonly string[];
  medicines?: readonly string[];
  chronicDiseases?: readonly string[];
};

const diseases = diseaseWords['disease.lasting'].words;
const medicines = medicineWords['medicine.name'].words;
const noneWords = diseaseWords['disease.none'].regExp();

const taking = medicineWords['medicine.still-taken'].regExp();
const takesNone = medicineWords['medicine.none'].regExp();
const isHealthy = diseaseWords['disease.healthy'].regExp();

type Holds = (at: number, name: string) => boolean;

function named(text: string, names: readonly string[], holds: Holds): string[] {
  return names.filter((name) => {
    const at = text.indexOf(name);
    if (at < 0) return false;
    const clause = clauseBefore(text, at);
    return !ofKin.test(clause) && holds(at, name);
  });
}

const withoutParts = (found: readonly string[]): string[] =>
  found.filter((name) => !found.some((other) => other !== name && other.includes(name)));

function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 14), at);
  return before.slice(Math.max(before.lastIndexOf('，'), before.lastIndexOf('。')) + 1);
}

/** Messages. */
const keptMax = 512;
const kept = boundedCache<ListedNames>(keptMax);

/** What a turn names by itself, which it may hold. @param text its words, normalised */
export const listedIn = (said: Turn, text: string): ListedNames =>
  readingOf(said)?.names.listed ?? kept(text, listedNames);

/** What a normalised text names by itself. */
export function listedNames(text: string): ListedNames {
  const allergies = toldAllergies(text);
  const taken = named(text, medicines, (at, name) => medicineStatus(text, at, name) === 'taken');
  const isTaken = (name: string): boolean => taking.test(clauseBefore(text, text.indexOf(name)));
  return {
    ...(allergies && { allergies }),
    medicines: taken.map((name) => (isTaken(name) ? { name, isTaken: true } : { name })),
    ...(takesNone.test(text) && { takesNone: true }),
    diseases: withoutParts(named(text, diseases, (at) => !noneWords.test(clauseBefore(text, at)))),
    ...(isHealthy.test(text) && { isHealthy: true }),
    ...(stanceOf(text) === 'no' && { isNo: true }),
  };
}

/**
 * Names of allergies, medicines taken and lasting diseases in one message.
 * @param text normalised
 * @param asked what the assistant asked right before
 */
export function namesIn(told: ListedNames, text: string, asked: string): PersonNames {
  const names: PersonNames = {};
  const allergies =
    told.allergies ??
    answeredAllergies(
      text,
      asked,
      (name) => medicines.includes(name) && asksWhatIsTaken.test(asked),
    );
  if (allergies !== undefined) names.allergies = allergies;
  // Naming an allergen is not taking it, unless the text also speaks of taking it.
  const taken = told.medicines.filter(
    ({ name, isTaken }) => isTaken === true || allergies?.includes(name) !== true,
  );
  if (taken.length > 0) names.medicines = withoutParts(taken.map(({ name }) => name));
  else if (told.takesNone || (told.isNo && asksMedicines.test(asked))) names.medicines = [];
  if (told.diseases.length > 0) names.chronicDiseases = told.diseases;
  else if (told.isHealthy || (told.isNo && asksDiseases.test(asked))) names.chronicDiseases = [];
  return names;
}
