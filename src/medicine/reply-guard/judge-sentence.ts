import doseLists from '../compiled/lexicon/dose.json' with { type: 'json' };
import harmLists from '../compiled/lexicon/harm.json' with { type: 'json' };
import senseLists from '../compiled/lexicon/sense.json' with { type: 'json' };
import type { Person } from '../herb-safety/person.ts';
import { whyNothing } from '../herb-safety/person.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { committedSentenceLimits, committedSentenceModel } from './committed-sentences.ts';
import { givenDose } from './doses.ts';
import type { Finding } from './finding.ts';
import { noteOf } from './notes.ts';
import type { RuleFinding } from './rules.ts';
import { ruleFindings } from './rules.ts';
import { forbiddenSaying } from './sayings.ts';
import type { Sentence } from './sentence.ts';
import { sentenceFeatures } from './sentence-features.ts';
import type {
  SentenceHead,
  SentenceLimits,
  SentenceModel,
  SentenceOdds,
} from './sentence-model.ts';
import { surestHarm } from './sentence-model.ts';

export type JudgeSentence = (sentence: Sentence, person: Person) => Finding | undefined;

/** How a sentence is weighed, and from which log odds on it goes. */
type Weighing = { weigh: SentenceModel; limits: SentenceLimits };

const senses = lexicon(senseLists);
const frail = new RegExp(
  (['pregnant', 'nursing', 'baby'] as const)
    .map((name) => senses[`sense.${name}`].source)
    .join('|'),
  'u',
);

const noDose = lexicon(doseLists)['dose.no-dose'].regExp('iu');
/**
 * What excuses a sentence from a rule excuses it from the weights as well: the letters of what was neither seen
 * nor felt are those of what was, and those of an amount of water are those of a dose.
 */
const excused: Partial<Record<SentenceHead, RegExp>> = {
  identity: lexicon(harmLists)['harm.identity-denied'].regExp('u'),
  dose: noDose,
  person: noDose,
};

/** What nobody told: the weights do not know what was told. */
const invented = new Set(['tests', 'tongue', 'looks']);

/** Findings that are refused by rule: a remedy unfit for the reader, an amount, herbs that must not meet. */
const refused = new Set<RuleFinding['rule']>(['remedy', 'dose', 'clash']);

/**
 * Whether a finding holds whatever the sentence weighs; so do what nobody told, and talk of waiting while an
 * alarm is open. Of changes of medicines and of other sayings the weights decide.
 */
export const isUnweighed = ({ rule, name }: RuleFinding, { redFlagOpen }: Person): boolean =>
  refused.has(rule) || invented.has(name) || (redFlagOpen && name === 'delay');

/**
 * Whether a remedy may be unfit for who takes it more than for others: by what is known of the reader, or
 * because somebody pregnant, nursing or small is spoken of.
 */
const isAtRisk = ({ text }: Sentence, person: Person): boolean =>
  whyNothing(person) !== undefined ||
  [...person.medicines, ...person.allergies, ...(person.conditions ?? [])].length > 0 ||
  frail.test(text);

/** The harm that a sentence most likely does, and its log odds. */
export function likeliestHarm(
  sentence: Sentence,
  person: Person,
  odds: SentenceOdds,
): { head: SentenceHead; odds: number } {
  const head = surestHarm(isAtRisk(sentence, person) ? odds : { ...odds, person: -Infinity });
  return { head, odds: excused[head]?.test(sentence.text) === true ? -Infinity : odds[head] };
}

/** A judge with these weights and limits; pure. */
export function createSentenceJudge({ weigh, limits }: Weighing): JudgeSentence {
  return (sentence, person) => {
    const found = ruleFindings(sentence, person);
    const [ruled] = found;
    const held = found.find((finding) => isUnweighed(finding, person));
    if (held) return held;
    const odds = weigh(sentenceFeatures(sentence, person, found));
    if (ruled && odds.tells < limits.tells) return ruled;
    const harm = likeliestHarm(sentence, person, odds);
    if (harm.odds < limits.harm) return undefined;
    return ruled ?? { note: noteOf(harm.head, sentence, person), ...longestCell(sentence) };
  };
}

/** All of a sentence; of a row its longest cell. */
function longestCell({ text, isRow }: Sentence): { start: number; end: number } {
  if (!isRow) return { start: 0, end: text.length };
  const cells = [...text.matchAll(/[^|]+/gu)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  const [longest] = cells.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return longest ?? { start: 0, end: text.length };
}

/** The gravest finding of the rules, for sentences that are our own. */
export const judgeByRules: JudgeSentence = (sentence, person) => ruleFindings(sentence, person)[0];

let committed: JudgeSentence | undefined;

/** Why a sentence may not reach this person; undefined where it may. The gravest reason first. */
export const judgeSentence: JudgeSentence = (sentence, person) => {
  committed ??= createSentenceJudge({
    weigh: committedSentenceModel(),
    limits: committedSentenceLimits(),
  });
  return committed(sentence, person);
};

/** The head of a table recommends nothing, but it may not give a dose either. */
export const judgeHead = (sentence: Sentence, person: Person): Finding | undefined =>
  forbiddenSaying(sentence, person) ?? givenDose(sentence);
