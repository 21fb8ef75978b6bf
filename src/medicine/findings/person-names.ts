import diseaseJson from '../compiled/lexicon/disease.json' with { type: 'json' };
import medicineJson from '../compiled/lexicon/medicine.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { allergiesIn } from './allergy-names.ts';
import { boundedCache } from './bounded-cache.ts';
import { stanceOf } from './lean-on-question.ts';
import { medicineStatus } from './medicine-status.ts';

const diseaseWords = lexicon(diseaseJson);
const medicineWords = lexicon(medicineJson);
const ofKin = diseaseWords['disease.of-kin'].regExp();
const asksMedicines = medicineWords['medicine.question'].regExp();
const asksWhatIsTaken = medicineWords['medicine.question-open'].regExp();
const asksDiseases = diseaseWords['disease.question'].regExp();

export type PersonNames = {
  allergies?: string[];
  medicines?: string[];
  chronicDiseases?: string[];
};

const diseases = diseaseWords['disease.lasting'].words;
const medicines = medicineWords['medicine.name'].words;
const noneWords = diseaseWords['disease.none'].regExp();

const taking = medicineWords['medicine.still-taken'].regExp();
const takesNone = medicineWords['medicine.none'].regExp();
const isHealthy = diseaseWords['disease.healthy'].regExp();

type Holds = (at: number, name: string) => boolean;

function named(text: string, names: readonly string[], holds: Holds): string[] {
  const found = names.filter((name) => {
    const at = text.indexOf(name);
    if (at < 0) return false;
    const clause = clauseBefore(text, at);
    return !ofKin.test(clause) && holds(at, name);
  });
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
}

function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 14), at);
  return before.slice(Math.max(before.lastIndexOf('，'), before.lastIndexOf('。')) + 1);
}

const cache = boundedCache<PersonNames>(512);

/**
 * Names of allergies, medicines taken and lasting diseases in one normalised text.
 * @param asked what the assistant asked right before
 */
export function namesIn(text: string, asked: string): PersonNames {
  return cache(`${asked}\0${text}`, () => readNames(text, asked));
}

function readNames(text: string, asked: string): PersonNames {
  const saysNone = stanceOf(text) === 'no';
  const names: PersonNames = {};
  const mayBeTaken = asksWhatIsTaken.test(asked);
  const allergies = allergiesIn(text, asked, (name) => mayBeTaken && medicines.includes(name));
  if (allergies !== undefined) names.allergies = allergies;
  // Naming an allergen is not taking it, unless the text also speaks of taking it.
  const isOnlyAllergen = (at: number, name: string): boolean =>
    allergies?.includes(name) === true && !taking.test(clauseBefore(text, at));
  const taken = named(
    text,
    medicines,
    (at, name) => medicineStatus(text, at, name) === 'taken' && !isOnlyAllergen(at, name),
  );
  const noMedicine = takesNone.test(text);
  if (taken.length > 0) names.medicines = taken;
  else if (noMedicine || (saysNone && asksMedicines.test(asked))) names.medicines = [];
  const chronic = named(text, diseases, (at) => !noneWords.test(clauseBefore(text, at)));
  const noDisease = isHealthy.test(text);
  if (chronic.length > 0) names.chronicDiseases = chronic;
  else if (noDisease || (saysNone && asksDiseases.test(asked))) names.chronicDiseases = [];
  return names;
}
