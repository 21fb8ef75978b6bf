import { skipSuggestion } from './skip-suggestion.ts';

// Light on purpose: the page reads it without the questions themselves.

export const sexAnswers: readonly string[] = ['男', '女'];
export const durationAnswers: readonly string[] = [
  '今天刚开始',
  '两三天',
  '一周左右',
  '一个多月',
  '反复好几年',
];
export const alarmAnswers: readonly string[] = ['都没有', '有，我来说'];
export const courseAnswers: readonly string[] = ['没有看过', '看过，检查正常', '说不清'];

/** Of each of these only one can be true. */
const oneOf = [sexAnswers, durationAnswers, alarmAnswers, courseAnswers];
/** Each says no to everything else that its question lists. */
const noneAnswers = new Set(['都没有', '这些都没有', '都还好']);
/** The last answer of a list of signs. */
const listEnd = '这些都没有';

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

/** Whether two answers of one group cannot both be true. */
export function areRivals(a: string, b: string): boolean {
  if (a === b) return false;
  return (
    noneAnswers.has(a) ||
    noneAnswers.has(b) ||
    oneOf.some((set) => set.includes(a) && set.includes(b))
  );
}
