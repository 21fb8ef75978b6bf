// What the rules and the word lists say of a sentence: each is a signal, and none is a verdict.

import claimLists from '../compiled/lexicon/claim.json' with { type: 'json' };
import doseLists from '../compiled/lexicon/dose.json' with { type: 'json' };
import harmLists from '../compiled/lexicon/harm.json' with { type: 'json' };
import mythLists from '../compiled/lexicon/myth.json' with { type: 'json' };
import type { Substance } from '../answers/substances.ts';
import { substancesIn } from '../answers/substances.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { countsAsPregnant, formulaAgeMin, hasG6pdDeficiency } from '../herb-safety/patient.ts';
import { herbsOf, isPoison } from '../herb-safety/recognise-herbs.ts';
import { isFood } from '../knowledge/foods.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { actOn } from './act.ts';
import { explainsBelow, forbidsBelow, onlyAsks } from './cues.ts';
import { isOfBaby } from './remedies.ts';
import type { RuleViolation } from './rules.ts';
import { isQuoted, type Sentence } from './sentence.ts';

const harm = lexicon(harmLists);
const myth = lexicon(mythLists);
const dose = lexicon(doseLists);
const elderAgeMin = 65;

const situation = /-where$/u;
/** Lists that are no alternatives by themselves: families of names, or forms with a place holder. */
const unread = /^harm\.allergy-families$|^claim\.(?:stopping|stopping-first|not-taking)$/u;
const entries = Object.entries({ ...harm, ...myth, ...lexicon(claimLists) });
const lists = entries
  .filter(([id]) => !situation.test(id) && !unread.test(id))
  .map(([id, list]) => ({ id, says: list.regExp('iu') }));
const situations = entries
  .filter(([id]) => situation.test(id) || id === 'harm.crisis')
  .map(([id, list]) => ({ id, says: list.regExp('iu') }));
const doseWords = [
  ...(['strict-unit', 'loose-unit'] as const).map((id) => ({
    id,
    says: new RegExp(`${dose['dose.number'].source}\\s?${dose[`dose.${id}`].source}`, 'iu'),
  })),
  ...(['often', 'medicine', 'no-dose', 'kitchen', 'bath', 'vague', 'other', 'hands'] as const).map(
    (id) => ({ id, says: dose[`dose.${id}`].regExp('iu') }),
  ),
];

/** What a substance is to the judge. */
export function kindOf({ herb, drug, food, medicine }: Substance): SubstanceKind {
  const parts = herb ? herbsOf(herb) : [];
  if (parts.some(isPoison)) return 'poison';
  if (herb?.kind === 'herb' && parts.some((part) => part.toxicity === '有毒')) return 'toxic';
  if (herb?.kind === 'formula') return 'formula';
  if (drug) return 'western';
  if (herb && !isFood(herb.name) && food?.daily !== 'spice') return 'herb';
  return medicine ? 'medicine' : 'food';
}

export type SubstanceKind =
  | 'poison'
  | 'toxic'
  | 'formula'
  | 'western'
  | 'herb'
  | 'medicine'
  | 'food';

/** Who reads it, in words: 'pregnant', 'takes 抗凝药'. */
function personWords(person: Patient, sentence: Sentence): string[] {
  const { ageYears, redFlagOpen, medicines, allergies, lactating, sex } = person;
  const isUnder = (age: number): boolean =>
    ageYears !== undefined && ageYears < age && isOfBaby(person, sentence);
  const facts: Record<string, boolean> = {
    pregnant: countsAsPregnant(person),
    nursing: lactating === true,
    infant: isUnder(1),
    child: isUnder(formulaAgeMin),
    old: ageYears !== undefined && ageYears >= elderAgeMin,
    man: sex === '男',
    g6pd: hasG6pdDeficiency(person),
    allergy: allergies.length > 0,
    alarm: redFlagOpen,
    medicines: medicines.length > 0,
  };
  const classes = substancesIn(medicines.join('；')).flatMap(({ drug }) => drug?.classes ?? []);
  return [
    ...Object.keys(facts).filter((word) => facts[word]),
    ...new Set(classes.map((name) => `takes ${name}`)),
  ];
}

/** Lists that a sentence hits, with what is done to what they hit, and the situations they belong to. */
function listSignals(sentence: Sentence): string[] {
  const { text, heading, before, asked } = sentence;
  const hits = lists.flatMap(({ id, says }) => {
    const { index, 0: words } = says.exec(text) ?? {};
    if (index === undefined || words === undefined) return [];
    const place = { start: index, end: index + words.length };
    return isQuoted(sentence, place) ? [`quoted ${id}`] : [id, `${id} ${actOn(sentence, place)}`];
  });
  const told = `${asked}\n${heading}\n${before}\n${text}`;
  const within = situations
    .filter(({ says }) => says.test(told))
    .flatMap(({ id }) => {
      const done = id.replace(situation, '');
      return hits.includes(done) ? [`in ${id}`, `in ${id} ${done}`] : [`in ${id}`];
    });
  const doses = doseWords.filter(({ says }) => says.test(text)).map(({ id }) => `dose ${id}`);
  return [...hits, ...within, ...doses];
}

/** What is named, what is done with it, and how it concerns the reader. */
function substanceSignals(
  sentence: Sentence,
  person: Patient,
  persons: readonly string[],
): string[] {
  const isAmong = (names: readonly string[], words: string): boolean =>
    names.some((name) => name.includes(words) || words.includes(name));
  return substancesIn(sentence.text).flatMap((one) => {
    const act = isQuoted(sentence, one) ? 'quoted' : actOn(sentence, one);
    const kind = `kind ${kindOf(one)}`;
    const classes = (one.drug?.classes ?? []).map((name) => `class ${name}`);
    const isRisky = one.herb && herbsOf(one.herb).some(({ pregnancy }) => pregnancy);
    const crossed = [
      ...[kind, ...classes].flatMap((name) => [name, `${name} ${act}`]),
      ...(isRisky ? [`risk pregnancy ${act}`] : []),
    ];
    return [
      ...crossed,
      ...persons.flatMap((word) => crossed.map((name) => `${word}: ${name}`)),
      ...(isAmong(person.medicines, one.words) ? [`own ${act}`] : []),
      ...(isAmong(person.allergies, one.words) ? [`allergen ${act}`] : []),
    ];
  });
}

/** Whether all that is named is food. */
function namedSignal({ text }: Sentence): string {
  const kinds = new Set(substancesIn(text).map(kindOf));
  if (kinds.size === 0) return 'names nothing';
  return kinds.size === 1 && kinds.has('food') ? 'names food alone' : 'names a remedy';
}

/** The kinds of cues in their order. */
function cueSignals(sentence: Sentence): string[] {
  const order = sentence.cues.map((cue) =>
    isQuoted(sentence, cue) ? (`quoted ${cue.kind}` as const) : cue.kind,
  );
  const [first] = order;
  if (first === undefined) return ['no cue'];
  const last = order.at(-1) ?? first;
  return [
    ...order.map((kind) => `cue ${kind}`),
    `first ${first}`,
    `last ${last}`,
    `ends ${first} ${last}`,
    ...order.slice(1).map((kind, at) => `cues ${order[at] ?? ''} ${kind}`),
  ];
}

/**
 * All signals of a sentence, each once. Pure.
 * @param found what the rules found; undefined leaves rules and lists out, for sentences that they were written on
 */
export function sentenceSignals(
  sentence: Sentence,
  person: Patient,
  found: readonly RuleViolation[] | undefined,
): string[] {
  const { text, heading, head, isRow } = sentence;
  const persons = personWords(person, sentence);
  return [
    ...new Set([
      ...persons.map((word) => `is ${word}`),
      ...(found ?? []).flatMap((one) => {
        const rule = `${isQuoted(sentence, one) ? 'quoted' : 'rule'} ${one.rule}`;
        return [rule, `${rule} ${one.name}`];
      }),
      ...(found ? listSignals(sentence) : []),
      ...substanceSignals(sentence, person, persons),
      namedSignal(sentence),
      ...cueSignals(sentence),
      ...(onlyAsks(text) ? ['asks'] : []),
      ...(forbidsBelow(heading) || forbidsBelow(head) ? ['below forbidding'] : []),
      ...(explainsBelow(heading) ? ['below explaining'] : []),
      ...(isRow ? ['row'] : []),
      ...(sentence.quotes.length > 0 ? ['quotes'] : []),
    ]),
  ];
}
