// A sentence as the learned judge reads it: its letters with names and numbers masked, the letters of what
// governs it, the senses of its words in their order, and the signals of the rules.

import { substancesIn } from '../answers/substances.ts';
import { boundedCache } from '../findings/bounded-cache.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { hashOf } from '../triage/hashed-weights.ts';
import type { RuleViolation } from './rules.ts';
import { sensesIn } from './senses.ts';
import type { SubstanceKind } from './sentence-signals.ts';
import { kindOf, sentenceSignals } from './sentence-signals.ts';
import type { Sentence } from './sentence.ts';

/** Features of a kind, each with the same value. */
type Group = { names: ReadonlySet<string>; value: number };
/** Places of features, with their values; a place may stand several times. */
export type Features = { places: Uint32Array; values: Float32Array };

/** How many places features share; which one they get is told by a hash. */
export const featurePlaces = 2 ** 16;

/** What stands in the letters for a name, so that all of a kind are read alike. */
const masks: Readonly<Record<SubstanceKind, string>> = {
  poison: 'Ⓟ',
  toxic: 'Ⓣ',
  formula: 'Ⓕ',
  western: 'Ⓦ',
  herb: 'Ⓗ',
  medicine: 'Ⓜ',
  food: 'Ⓓ',
};
const numberMask = '#';
const quoteMask = '◇';
const maskedAlone = /[ⓅⓉⒻⓌⒽⓂⒹ#]/gu;
const numeral = /[\d\p{Nl}〇一二三四五六七八九十百两几半]+/gu;
const marks = /[，。；：！？|]/gu;
/** How many words before it a word is paired with. */
const pairedMax = 6;
/** How much of what was said before is read (characters). */
const beforeMax = 25;
const rememberedMax = 64;
/** How much the groups count beside one another, each divided by √(how many features it has). */
const shares = {
  own: 1,
  frame: 0.7,
  heading: 0.5,
  asked: 0.5,
  before: 0.3,
  senses: 1.5,
  askedSenses: 0.7,
};
const signalValue = 0.35;

/** The text with its names and numbers masked. */
function masked(text: string): string {
  let out = '';
  let at = 0;
  for (const one of substancesIn(text)) {
    if (one.start < at) continue;
    out += text.slice(at, one.start) + masks[kindOf(one)];
    at = one.end;
  }
  return (out + text.slice(at)).replaceAll(numeral, numberMask);
}

function addGrams(into: Set<string>, text: string, sizes: readonly number[], mark = ''): void {
  const whole = `^${text.replaceAll(/\s/gu, '')}$`;
  for (const size of sizes)
    for (let at = 0; at + size <= whole.length; at += 1)
      into.add(mark + whole.slice(at, at + size));
}

function grams(text: string, sizes: readonly number[], mark: string): ReadonlySet<string> {
  const found = new Set<string>();
  if (text !== '') addGrams(found, text, sizes, mark);
  return found;
}

/** What stands around the quotations of a sentence; empty where it quotes nothing. */
function frameOf({ text, quotes }: Sentence): string {
  if (quotes.length === 0) return '';
  let out = '';
  let at = 0;
  for (const { start, end } of quotes) {
    out += text.slice(at, start) + quoteMask;
    at = end;
  }
  return masked(out + text.slice(at));
}

/** The senses of a sentence, and which stands before which. */
function senseNames(text: string): ReadonlySet<string> {
  const words = [
    ...sensesIn(text),
    ...[...text.matchAll(maskedAlone)].map(({ index, 0: mask }) => ({
      start: index,
      senses: [mask],
    })),
    ...[...text.matchAll(marks)].map(({ index }) => ({ start: index, senses: [] })),
  ].toSorted((a, b) => a.start - b.start);
  const names = new Set<string>();
  for (const [at, { senses }] of words.entries())
    for (const sense of senses) {
      names.add(`S ${sense}`);
      for (const [back, earlier] of words.slice(Math.max(0, at - pairedMax), at).entries())
        for (const one of earlier.senses) {
          names.add(`S ${one}>${sense}`);
          if (back === Math.min(at, pairedMax) - 1) names.add(`S ${one}>>${sense}`);
        }
    }
  return names;
}

const spread = (names: ReadonlySet<string>, share: number): Group => ({
  names,
  value: share / Math.sqrt(Math.max(1, names.size)),
});

/** What the person asked is the same for all sentences of a reply. */
const askedGroups = boundedCache<Group[]>(rememberedMax);
const readAsked = (asked: string): Group[] => [
  spread(grams(asked.replaceAll(numeral, numberMask), [2], 'q:'), shares.asked),
  spread(
    new Set(sensesIn(asked).flatMap(({ senses }) => senses.map((sense) => `A ${sense}`))),
    shares.askedSenses,
  ),
];

const groupsOf = (
  sentence: Sentence,
  person: Patient,
  found: readonly RuleViolation[] | undefined,
): readonly Group[] => {
  const { text, heading, before, asked } = sentence;
  const plain = masked(text);
  const own = new Set<string>();
  addGrams(own, plain, [1, 2, 3]);
  addGrams(own, text, [2, 3], 'r');
  return [
    spread(own, shares.own),
    spread(grams(frameOf(sentence), [1, 2, 3], 'f:'), shares.frame),
    spread(grams(heading, [2, 3], 'h:'), shares.heading),
    spread(
      grams(before.slice(-beforeMax).replaceAll(numeral, numberMask), [2], 'b:'),
      shares.before,
    ),
    spread(senseNames(plain), shares.senses),
    ...askedGroups(asked, readAsked),
    { names: new Set(sentenceSignals(sentence, person, found)), value: signalValue },
  ];
};

/** What is weighed of a sentence for its reader; `found` as `sentenceSignals` takes it. Pure. */
export function sentenceFeatures(
  sentence: Sentence,
  person: Patient,
  found: readonly RuleViolation[] | undefined,
): Features {
  const groups = groupsOf(sentence, person, found);
  const size = groups.reduce((sum, { names }) => sum + names.size, 0);
  const places = new Uint32Array(size);
  const values = new Float32Array(size);
  let at = 0;
  for (const { names, value } of groups)
    for (const name of names) {
      places[at] = hashOf(name) % featurePlaces;
      values[at] = value;
      at += 1;
    }
  return { places, values };
}
