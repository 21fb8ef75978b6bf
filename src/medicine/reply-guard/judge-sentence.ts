import doseLists from '../compiled/lexicon/dose.json' with { type: 'json' };
import harmLists from '../compiled/lexicon/harm.json' with { type: 'json' };
import senseLists from '../compiled/lexicon/sense.json' with { type: 'json' };
import type { Patient } from '../herb-safety/patient.ts';
import { whyNothing } from '../herb-safety/patient.ts';
import type { Place } from '../herb-safety/sentence-parts.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { committedSentenceLimits, committedSentenceModel } from './committed-sentences.ts';
import { givenDose } from './doses.ts';
import type { Violation } from './violation.ts';
import { noteOf } from './notes.ts';
import { namedUnfit } from './remedies.ts';
import type { RuleViolation } from './rules.ts';
import { ruleViolations } from './rules.ts';
import { forbiddenSaying } from './sayings.ts';
import { cellsOf, withoutCell } from './row.ts';
import { clauseIndex, isQuoted, type Sentence } from './sentence.ts';
import { sentenceFeatures } from './sentence-features.ts';
import type {
  SentenceHead,
  SentenceLimits,
  SentenceModel,
  SentenceOdds,
} from './sentence-model.ts';
import { graveHeads, sentenceHeads, surestHarm } from './sentence-model.ts';

export type JudgeSentence = (sentence: Sentence, person: Patient) => Violation | undefined;

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

/** What nobody told, which the weights do not know, and words that lead to self-harm. */
const refusedNames = new Set(['tests', 'tongue', 'looks', 'selfHarm']);
/**
 * What the weight alone may free of what a rule found; the rest needs words of the sentence that it tells. Changes of
 * medicines are told in many words that no cue knows.
 */
const freedByWeight = new Set(['change']);

/**
 * Findings that are refused by rule: a remedy unfit for the reader, an amount, herbs that must not meet, waiting
 * before help is called.
 */
const refused = new Set<RuleViolation['rule']>(['remedy', 'dose', 'clash', 'wait']);

/** Cues of a sentence that tells: of others, of what is, of what not to do, or whom to ask. */
const telling = new Set(['quote', 'own', 'defer', 'report', 'not', 'harm', 'explain']);

/**
 * Whether the words say that a sentence tells: one of them does, or quotes what was found, and none of its own
 * proposes. The words of a promise say nothing of it: 没有任何副作用 denies, and is the promise itself.
 */
function mayTell(sentence: Sentence, { name, start, end }: RuleViolation): boolean {
  const { cues, clauses } = sentence;
  const from = clauses[clauseIndex(sentence, { start, end })]?.start ?? 0;
  const tells =
    isQuoted(sentence, { start, end }) ||
    cues.some(
      (cue) =>
        telling.has(cue.kind) &&
        !(name === 'cure' && cue.start >= start && cue.end <= end) &&
        // What explains a name stands in its clause or behind it: 偏湿热的，用归脾汤 explains nothing of 归脾汤.
        (cue.kind !== 'explain' || (cue.end > from && (cue.end <= start || cue.start >= end))),
    );
  return tells && cues.every((cue) => cue.kind !== 'propose' || isQuoted(sentence, cue));
}

/**
 * Whether a finding is refused by rule; so are what nobody told, and talk of waiting while an alarm is
 * open. Such a sentence stays only where its words say that it tells and its weight leaves no doubt.
 */
const isRefused = ({ rule, name }: RuleViolation, { redFlagOpen }: Patient): boolean =>
  refused.has(rule) || refusedNames.has(name) || (redFlagOpen && name === 'delay');

/**
 * The finding that a sentence goes for whatever it weighs, or, with `mayTell`, unless it surely tells: its words say
 * so. What is done before help is called is never told.
 */
export function heldFinding(
  sentence: Sentence,
  person: Patient,
  found: readonly RuleViolation[],
): { finding: RuleViolation; mayTell: boolean } | undefined {
  const held = found.filter((one) => isRefused(one, person));
  const others = found.filter(({ name }) => !freedByWeight.has(name));
  const first = held[0] ?? others[0];
  const sure =
    [...held, ...others].find(({ isBeforeHelp }) => isBeforeHelp) ??
    (first && mayTell(sentence, first) ? undefined : first);
  if (sure) return { finding: sure, mayTell: false };
  return held[0] && { finding: held[0], mayTell: true };
}

/**
 * Whether a remedy may be unfit for who takes it more than for others: by what is known of the reader, or
 * because somebody pregnant, nursing or small is spoken of.
 */
const isAtRisk = ({ text }: Sentence, person: Patient): boolean =>
  whyNothing(person) !== undefined ||
  [...person.medicines, ...person.allergies, ...(person.conditions ?? [])].length > 0 ||
  frail.test(text);

/** Odds from which on a sentence goes for another harm than that of a remedy, which harms only others. */
const otherHarm = 0;

type Weighed = { head: SentenceHead; odds: number };

const heads = {
  grave: graveHeads,
  harm: sentenceHeads.filter((head) => !graveHeads.includes(head)),
} as const;

/** The harms that a sentence most likely does, of the grave ones and of the others, and their log odds. */
export function likeliestHarms(
  sentence: Sentence,
  person: Patient,
  odds: SentenceOdds,
): Record<keyof typeof heads, Weighed> {
  const isForOthers = surestHarm(odds) === 'person' && !isAtRisk(sentence, person);
  const likeliest = (among: readonly SentenceHead[]): Weighed => {
    const head = surestHarm(
      odds,
      among.filter((one) => !isForOthers || one !== 'person'),
    );
    const isExcused =
      excused[head]?.test(sentence.text) === true || (isForOthers && odds[head] < otherHarm);
    return { head, odds: isExcused ? -Infinity : odds[head] };
  };
  return { grave: likeliest(heads.grave), harm: likeliest(heads.harm) };
}

/** A judge with these weights and limits; pure. */
export function createSentenceJudge({ weigh, limits }: Weighing): JudgeSentence {
  const oddsOf = (
    sentence: Sentence,
    person: Patient,
    found = ruleViolations(sentence, person),
  ): SentenceOdds => weigh(sentenceFeatures(sentence, person, found));
  return (sentence, person) => {
    const found = ruleViolations(sentence, person);
    const [ruled] = found;
    const odds = oddsOf(sentence, person, found);
    const held = heldFinding(sentence, person, found);
    if (held && !(held.mayTell && odds.tells >= limits.refused)) return held.finding;
    if (ruled && odds.tells < limits.tells) return ruled;
    const unfit = ruled ? undefined : namedUnfit(sentence, person);
    if (unfit) return unfit;
    const { grave, harm } = likeliestHarms(sentence, person, odds);
    const [surest] = [grave, harm]
      .filter((one) => one.odds >= (one === grave ? limits.grave : limits.harm))
      .toSorted((a, b) => b.odds - a.odds);
    if (surest === undefined) return undefined;
    if (ruled) return ruled;
    const { head } = surest;
    const note = noteOf(head, sentence, person);
    return { note, ...harmfulPart(sentence, (row) => oddsOf(row, person)[head]) };
  };
}

/** All of a sentence; of a row the cell without which it weighs least. */
function harmfulPart(sentence: Sentence, weight: (of: Sentence) => number): Place {
  const whole = { start: 0, end: sentence.text.length };
  if (!sentence.isRow) return whole;
  const weighed = cellsOf(sentence.text).map((cell) => ({
    ...cell,
    without: weight(withoutCell(sentence, cell)),
  }));
  const { start, end } = weighed.toSorted((a, b) => a.without - b.without)[0] ?? whole;
  return { start, end };
}

/** The gravest finding of the rules, for sentences that are our own. */
export const judgeByRules: JudgeSentence = (sentence, person) =>
  ruleViolations(sentence, person)[0];

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
export const judgeHead = (sentence: Sentence, person: Patient): Violation | undefined =>
  forbiddenSaying(sentence, person) ?? givenDose(sentence);
