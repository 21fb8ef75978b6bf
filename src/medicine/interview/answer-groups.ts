import { skipSuggestion } from './skip-suggestion.ts';
import { answerTexts as texts } from './answer-texts.ts';

// Light on purpose: the page reads it without the questions themselves.

export const sexAnswers: readonly string[] = ['男', '女'];
export const durationAnswers: readonly string[] = texts.durationAnswers;
export const alarmAnswers: readonly string[] = texts.alarmAnswers;
export const courseAnswers: readonly string[] = texts.courseAnswers;
export const confirmAnswers: readonly string[] = texts.confirmAnswers;

/** Of each of these only one can be true. */
const oneOf = [sexAnswers, durationAnswers, alarmAnswers, courseAnswers, confirmAnswers];
/** Each says no to everything else that its question lists. */
const noneAnswers = new Set<string>(texts.noneAnswers);
/** The last answer of a list of signs. */
const listEnd = texts.noneOfThese;

/**
 * Answers to tap in groups, in their order: one for each question as far as the answers tell. What
 * passes all questions over stands last.
 */
export function answerGroups(answers: readonly string[]): string[][] {
  const groups: string[][] = [];
  let open: string[] | null = null;
  for (let at = 0; at < answers.length;) {
    const set = oneOf.find((each) => each.every((answer, i) => answers[at + i] === answer));
    const group = set ?? answers.slice(at, at + 1);
    at += group.length;
    const last = group[0] === skipSuggestion ? groups.at(-1) : open;
    if (last && !set) last.push(...group);
    else groups.push([...group]);
    open = set || group[0] === listEnd ? null : (groups.at(-1) ?? null);
  }
  return groups;
}

/** Whether an answer says no to everything else that its question lists. */
export const isNone = (answer: string): boolean => noneAnswers.has(answer);

/** Whether several of the answers to one question may be true: all but the one that denies the rest. */
export const mayHaveSeveral = (answers: readonly string[]): boolean =>
  answers.filter((each) => each !== skipSuggestion).length > alarmAnswers.length &&
  answers.some((each) => noneAnswers.has(each));

/** Whether two answers of one group cannot both be true. */
export function areRivals(a: string, b: string): boolean {
  if (a === b) return false;
  return isNone(a) || isNone(b) || oneOf.some((set) => set.includes(a) && set.includes(b));
}
