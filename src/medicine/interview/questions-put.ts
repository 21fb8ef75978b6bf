import { answerQuestion } from '../answers/answer-question.ts';
import { withoutQuestions } from '../answers/read-question.ts';
import { asksOf, hasAsked } from '../dialogue/acts-of.ts';
import type { Turn } from '../findings/finding.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { isPersonQuestion } from './fixed-questions.ts';
import { requestedItem } from './requested-item.ts';

/** The ids of the questions that were put to the person, but for those passed by for another. */
export const questionsPut = (
  turns: readonly Turn[],
  complaint: Complaint | undefined,
): ReadonlySet<string> => new Set(turns.flatMap((_, turn) => askedAt(turns, turn, complaint)));

/**
 * What a turn asked; a question that the person passed by for another stays unasked, and so does for once
 * one on facts that he answered with a question.
 */
function askedAt(turns: readonly Turn[], turn: number, row: Complaint | undefined): string[] {
  const answer = turns[turn + 1];
  if (answer?.role === 'user' && requestedItem(answer) !== undefined) return [];
  const asked = asksOf(turns[turn]).map(({ question }) => question);
  if (answer === undefined || !asksInstead(answer, row)) return asked;
  const isFirst = (id: string): boolean => !turns.slice(0, turn).some((one) => hasAsked(one, id));
  return asked.filter((id) => !isPersonQuestion(id) || !isFirst(id));
}

/** Whether a message does nothing but ask what we have an answer to. */
function asksInstead(answer: Turn, complaint: Complaint | undefined): boolean {
  if (answer.role !== 'user' || withoutQuestions(answer.content) !== '') return false;
  const person = { medicines: [], allergies: [], redFlagOpen: false };
  return answerQuestion({ turns: [answer], person, complaint }) !== undefined;
}
