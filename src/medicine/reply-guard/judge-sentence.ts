import type { Person } from '../herb-safety/person.ts';
import { committedSentenceLimits, committedSentenceModel } from './committed-sentences.ts';
import { givenDose } from './doses.ts';
import type { Finding } from './finding.ts';
import { noteOf } from './notes.ts';
import type { RuleFinding } from './rules.ts';
import { ruleFindings } from './rules.ts';
import { forbiddenSaying } from './sayings.ts';
import type { Sentence } from './sentence.ts';
import { sentenceFeatures } from './sentence-features.ts';
import type { SentenceLimits, SentenceModel } from './sentence-model.ts';
import { surestHarm } from './sentence-model.ts';

export type JudgeSentence = (sentence: Sentence, person: Person) => Finding | undefined;

/** How a sentence is weighed, and from which log odds on it goes. */
type Weighing = { weigh: SentenceModel; limits: SentenceLimits };

/** What nobody told: the weights do not know what was told. */
const invented = new Set(['tests', 'tongue', 'looks']);

/** Whether a finding holds whatever the sentence weighs; so does talk of waiting while an alarm is open. */
const isUnweighed = ({ rule, name }: RuleFinding, { redFlagOpen }: Person): boolean =>
  rule === 'clash' || invented.has(name) || (redFlagOpen && name === 'delay');

/** A judge with these weights and limits; pure. */
export function createSentenceJudge({ weigh, limits }: Weighing): JudgeSentence {
  return (sentence, person) => {
    const found = ruleFindings(sentence, person);
    const [ruled] = found;
    const odds = weigh(sentenceFeatures(sentence, person, found));
    if (ruled && (isUnweighed(ruled, person) || odds.tells < limits.tells)) return ruled;
    const head = surestHarm(odds);
    if (odds[head] < limits.harm) return undefined;
    return ruled ?? { note: noteOf(head, sentence, person), ...longestCell(sentence) };
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
