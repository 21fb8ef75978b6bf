// For whom a question is asked: what its words say, and what the conversation knows besides.
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import { countsAsPregnant, formulaAgeMin } from '../herb-safety/patient.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { Question } from './read-question.ts';

const words = lexicon(intentJson);
const kinds = ['pregnant', 'nursing', 'infant', 'child', 'diabetes', 'gout', 'pressure'] as const;
export type Situation = (typeof kinds)[number];

const said = new Map(kinds.map((kind) => [kind, words[`intent.${kind}`].regExp()]));
const young: ReadonlySet<Situation> = new Set(['infant', 'child']);
const born = words['intent.born'].regExp();
/** Characters. */
const storyMin = 40;
const infantYears = 1;

/** The gravest first. */
export function situationsOf(
  { asked, text }: Pick<Question, 'asked' | 'text'>,
  person: Patient,
): Situation[] {
  const isSaid = (kind: Situation, words: string): boolean => said.get(kind)?.test(words) === true;
  // The baby of who nurses eats none of it, nor does one that is to be born, and a long story has children in
  // it who are not asked for. Who is known to be grown up asks for a child only where the question names one.
  const isOther = (kind: Situation): boolean =>
    young.has(kind) &&
    ((isSaid('pregnant', text) && !born.test(text)) ||
      ((isSaid('nursing', text) || text.length > storyMin || isGrown(person)) &&
        !isSaid(kind, asked)));
  return kinds.filter((kind) => (isSaid(kind, text) && !isOther(kind)) || isKnown(kind, person));
}

const isGrown = ({ ageYears }: Patient): boolean =>
  ageYears !== undefined && ageYears >= formulaAgeMin;

function isKnown(kind: Situation, person: Patient): boolean {
  const { ageYears } = person;
  switch (kind) {
    case 'pregnant':
      return countsAsPregnant(person);
    case 'nursing':
      return person.lactating === true;
    case 'infant':
      return ageYears !== undefined && ageYears < infantYears;
    case 'child':
      return ageYears !== undefined && ageYears < formulaAgeMin;
    case 'diabetes':
    case 'gout':
    case 'pressure':
      // Diseases are kept beside the medicines.
      return said.get(kind)?.test(person.medicines.join('；')) === true;
  }
}
