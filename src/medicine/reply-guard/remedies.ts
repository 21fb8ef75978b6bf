import doseLists from '../compiled/lexicon/dose.json' with { type: 'json' };
import harmLists from '../compiled/lexicon/harm.json' with { type: 'json' };
import { substancesIn, type Substance } from '../answers/substances.ts';
import type { Patient } from '../herb-safety/patient.ts';
import {
  countsAsPregnant,
  formulaAgeMin,
  hasG6pdDeficiency,
  whyNothing,
} from '../herb-safety/patient.ts';
import { herbsOf, isNeverOffered } from '../herb-safety/recognise-herbs.ts';
import type { Place } from '../herb-safety/sentence-parts.ts';
import { answerPairs } from '../knowledge/answers.ts';
import { interactions, readyMadeInteractions } from '../knowledge/drug-interactions.ts';
import { isFood } from '../knowledge/foods.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import remedyLists from '../compiled/lexicon/remedy.json' with { type: 'json' };
import { actOn } from './act.ts';
import type { Act } from './act.ts';
import type { Violation } from './violation.ts';
import { clauseIndex, type Sentence } from './sentence.ts';
import { guardTexts as texts } from './texts.ts';

const harm = lexicon(harmLists);
const neverOwn = new Set(lexicon(remedyLists)['remedy.never-own'].words);
const ordinaryToxic = new Set(lexicon(remedyLists)['remedy.ordinary-toxic'].words);
const otherWord = lexicon(remedyLists)['remedy.other-word'].regExp('gu');
const unknown = new RegExp(
  `${lexicon(remedyLists)['remedy.unknown-formula'].source}|${lexicon(doseLists)['dose.ready-made'].source}`,
  'gu',
);
const families = harm['harm.allergy-families'].words.map((row) => row.split(' '));

/** Words that are harmful to some people when they are recommended. */
type Restricted = {
  id: keyof typeof harm;
  note: string;
  isFor: (person: Patient, sentence: Sentence) => boolean;
};

const isBaby = ({ ageYears }: Patient): boolean => ageYears !== undefined && ageYears < 1;
const ofBaby = harm['harm.of-baby'].regExp('u');
/** Who nurses eats and drinks herself, although the baby's age is the one that may be meant. */
export const isOfBaby = ({ lactating }: Patient, { text, heading }: Sentence): boolean =>
  lactating !== true || ofBaby.test(text) || ofBaby.test(heading);
const isChild = ({ ageYears }: Patient): boolean =>
  ageYears !== undefined && ageYears < formulaAgeMin;
/** Under half a year nothing but milk (years). */
const onlyMilkMax = 0.5;

const restricted: readonly Restricted[] = [
  {
    id: 'harm.infant',
    note: texts.infant,
    isFor: (person, sentence) => isBaby(person) && isOfBaby(person, sentence),
  },
  {
    id: 'harm.infant-water',
    note: texts.infantWater,
    isFor: (person, sentence) =>
      person.ageYears !== undefined && person.ageYears < onlyMilkMax && isOfBaby(person, sentence),
  },
  { id: 'harm.adult-medicine', note: texts.child, isFor: isChild },
  { id: 'harm.child', note: texts.child, isFor: isChild },
  { id: 'harm.pregnancy-point', note: texts.pregnancyPoint, isFor: countsAsPregnant },
  { id: 'harm.pregnancy-act', note: texts.pregnancyAct, isFor: countsAsPregnant },
  { id: 'harm.pregnancy-food', note: texts.pregnancyFood, isFor: countsAsPregnant },
  { id: 'harm.take-back', note: texts.nursing, isFor: ({ lactating }) => lactating === true },
  { id: 'harm.g6pd', note: texts.g6pd, isFor: hasG6pdDeficiency },
  { id: 'harm.toxic', note: texts.toxic, isFor: () => true },
  { id: 'harm.banned', note: texts.banned, isFor: () => true },
];
const patterns = restricted.map(({ id, ...row }) => ({ ...row, says: harm[id].regExp('giu') }));

/** What is done with a name; one that is part of another word, or ends within one, names nothing: 喜酒, 啤酒瓶. */
function actOnName(sentence: Sentence, place: Place): Act {
  const isPart = [...sentence.text.matchAll(otherWord)].some(
    ({ index, 0: words }) =>
      (index <= place.start && index + words.length >= place.end) ||
      (index < place.end && index + words.length > place.end),
  );
  return isPart ? 'names' : actOn(sentence, place);
}

/** What the sentence recommends that is not for this person, or for nobody. */
export function forbiddenRemedy(sentence: Sentence, person: Patient): Violation | undefined {
  for (const { says, note, isFor } of patterns) {
    if (!isFor(person, sentence)) continue;
    const found = adviseIn(sentence, says);
    if (found) return { note, ...found };
  }
  const allergen = allergenIn(sentence, person);
  if (allergen) return allergen;
  for (const substance of substancesIn(sentence.text)) {
    const note = whyNot(substance, sentence, person);
    const act = note === undefined ? 'names' : actOnName(sentence, substance);
    const isLoose = isMerelyDrug(substance) && !isTakenHere(sentence, substance);
    if (
      note !== undefined &&
      ((act === 'advises' && !isLoose) || (note === texts.toxic && isHandled(sentence, substance)))
    ) {
      return { note, start: substance.start, end: substance.end };
    }
  }
  return unknownFormula(sentence, person);
}

/** Acts on a name by which it may be taken: nothing forbids, asks, tells back or explains it. */
const mayBeTaken: ReadonlySet<Act> = new Set(['names', 'advises']);

/**
 * A formula or ready-made medicine that is not for this person by what it is made of, and is named with nothing
 * that keeps it from being taken: 便干：防风通圣丸. Letters of the name itself are no cue: →柴胡疏肝散.
 */
export function namedUnfit(sentence: Sentence, person: Patient): Violation | undefined {
  for (const substance of substancesIn(sentence.text)) {
    const { herb, words, start, end } = substance;
    if (herb?.kind !== 'formula' || person.medicines.some((own) => own.includes(words))) continue;
    const note = whyNot(substance, sentence, person);
    const cues = sentence.cues.filter((cue) => cue.end <= start || cue.start >= end);
    if (note !== undefined && mayBeTaken.has(actOnName({ ...sentence, cues }, substance)))
      return { note, start, end };
  }
  return undefined;
}

const isMerelyDrug = ({ herb, food }: Substance): boolean =>
  herb === undefined && food === undefined;

/** Whether a western medicine is told to be taken where it is named, not somewhere in the sentence. */
function isTakenHere(sentence: Sentence, place: Place): boolean {
  if (sentence.isRow) return true;
  const { start = 0, end = 0 } = sentence.clauses[clauseIndex(sentence, place)] ?? {};
  return sentence.cues.some(
    (cue) =>
      (cue.kind === 'handling' || cue.kind === 'propose') && cue.start >= start && cue.start < end,
  );
}

/** How far behind a name it says how it is prepared (characters). */
const preparedMax = 6;

/** Whether a poison is prepared: 附子、半夏同煎，请先问医生 is no mere question for the physician. */
const isHandled = (sentence: Sentence, { end }: Place): boolean =>
  actOn(sentence, { start: end, end }) === 'defers' &&
  sentence.cues.some(
    ({ kind, start }) => kind === 'handling' && start >= end && start - end <= preparedMax,
  );

/** A formula that nobody knows, for somebody who may have none. */
function unknownFormula(sentence: Sentence, person: Patient): Violation | undefined {
  if (whyNothing(person) === undefined) return undefined;
  const place = [...sentence.text.matchAll(unknown)]
    .map(({ index, 0: words }) => ({ start: index + 1, end: index + words.length }))
    .find((one) => actOn(sentence, one) === 'advises');
  return place && { note: whyNoRemedy(person), ...place };
}

const whyNoRemedy = (person: Patient): string => {
  if (person.redFlagOpen) return texts.alarm;
  if (countsAsPregnant(person)) return texts.pregnant;
  return person.lactating === true ? texts.nursing : texts.childRemedy;
};

/** Whether the sentence recommends a remedy that is no food. */
export const recommendsRemedy = (sentence: Sentence): boolean =>
  substancesIn(sentence.text).some(
    (one) =>
      isRemedy(one, sentence) && one.herb !== undefined && actOn(sentence, one) === 'advises',
  );

function adviseIn(sentence: Sentence, says: RegExp): Place | undefined {
  for (const { index, 0: words } of sentence.text.matchAll(says)) {
    const place = { start: index, end: index + words.length };
    if (actOnName(sentence, place) === 'advises') return place;
  }
  return undefined;
}

function allergenIn(sentence: Sentence, { allergies }: Patient): Violation | undefined {
  const told = allergies.join('；');
  if (told === '') return undefined;
  const known = families.filter(([name = '']) => told.includes(name)).flat();
  const own = allergies.filter((name) => name.length > 1);
  for (const name of new Set([...known, ...own])) {
    for (
      let at = sentence.text.indexOf(name);
      at !== -1;
      at = sentence.text.indexOf(name, at + 1)
    ) {
      const place = { start: at, end: at + name.length };
      if (actOnName(sentence, place) === 'advises') return { note: texts.allergy, ...place };
    }
  }
  return undefined;
}

const steeped = lexicon(doseLists)['dose.steeped'].regExp('u');

/** No food; a spice is one where it seasons a dish, not where it is steeped or swallowed by itself. */
const isRemedy = ({ herb, food }: Substance, { text }: Sentence): boolean =>
  herb !== undefined &&
  (herb.kind === 'formula' || (food?.daily === 'spice' ? steeped.test(text) : !isFood(herb.name)));

/** Why nobody, or not this person, may be recommended it. */
function whyNot(substance: Substance, sentence: Sentence, person: Patient): string | undefined {
  const { herb, drug } = substance;
  const parts = herb ? herbsOf(herb) : [];
  const isHerb = herb?.kind === 'herb';
  if (
    (herb && isNeverOffered(herb)) ||
    (isHerb && parts.some(({ name }) => neverOwn.has(name))) ||
    (isHerb && parts.some((part) => part.toxicity === '有毒' && !ordinaryToxic.has(part.name)))
  ) {
    return texts.toxic;
  }
  const met = metMedicine(substance, person);
  if (met !== undefined) return met;
  if (isOwn(substance, person)) return undefined;
  if (person.redFlagOpen && isRemedy(substance, sentence)) return texts.alarm;
  if (hasG6pdDeficiency(person) && parts.some(({ isRiskInG6pd }) => isRiskInG6pd)) {
    return texts.g6pd;
  }
  if (countsAsPregnant(person)) {
    if (isRemedy(substance, sentence) || parts.some(({ pregnancy }) => pregnancy)) {
      return texts.pregnant;
    }
    return drug && !isMild(substance) ? texts.pregnancyDrug : undefined;
  }
  if (person.lactating === true) {
    if (isRemedy(substance, sentence) || parts.some(({ lactation }) => lactation))
      return texts.nursing;
    return drug && !isMild(substance) ? texts.nursing : undefined;
  }
  if (!isChild(person)) return undefined;
  if (isRemedy(substance, sentence)) return texts.childRemedy;
  return drug && !isMild(substance) ? texts.child : undefined;
}

const mild = harm['harm.mild'].regExp('iu');
const isMild = ({ words, names }: Substance): boolean =>
  mild.test(words) || [...names].some((name) => mild.test(name));

const ownNames = (person: Patient): ReadonlySet<string> =>
  new Set(substancesIn(person.medicines.join('；')).flatMap(({ names }) => [...names]));

/** Whether it is a western medicine that the person takes already; a remedy is judged whoever takes it. */
function isOwn({ words, drug, herb }: Substance, { medicines }: Patient): boolean {
  if (herb !== undefined && !isFood(herb.name)) return false;
  const told = medicines.join('；');
  return told.includes(words) || (drug?.ingredients ?? []).some((name) => told.includes(name));
}

/** What it does to a medicine that the person takes. */
function metMedicine(substance: Substance, person: Patient): string | undefined {
  if (person.medicines.length === 0 || isOwn(substance, person)) return undefined;
  const own = ownNames(person);
  const { names, herb, words } = substance;
  const isMet = (side: readonly string[]): boolean => side.some((name) => own.has(name));
  const isIt = (side: readonly string[]): boolean => side.some((name) => names.has(name));
  const met =
    answerPairs.some(
      ({ one, other, verdict }) =>
        (verdict === 'avoid' || verdict === 'ask') &&
        ((isIt(one) && isMet(other)) || (isIt(other) && isMet(one))),
    ) ||
    (herb !== undefined &&
      interactions.some(
        ({ herbs, drugClasses }) =>
          isMet(drugClasses) && herbsOf(herb).some(({ name }) => herbs.includes(name)),
      )) ||
    readyMadeInteractions.some(
      (row) => isMet(row.drugClasses) && row.words.some((word) => words.includes(word)),
    );
  return met ? texts.pair(words, person.medicines.join('、')) : undefined;
}
