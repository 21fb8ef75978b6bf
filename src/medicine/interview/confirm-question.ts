import { confirmId } from '../dialogue/fact-ids.ts';
import { confirmationIn } from '../findings/confirmed-facts.ts';
import { uncertainFacts } from '../summary/uncertain-facts.ts';
import { confirmAnswers } from './answer-groups.ts';
import { alarmQuestion } from './fixed-questions.ts';
import type { InterviewState } from './interview-state.ts';
import { userTurnsMax, type Asked } from './next-questions.ts';
import { interviewTexts as texts } from './texts.ts';

/** Facts that one question puts to the person, at most. */
const factsMax = 3;

/**
 * The questions with the one, before the result, whether what stayed uncertain is right: where nothing
 * else is left to ask, or before everything else in the last turn that asks.
 */
export function withConfirmation(state: InterviewState, open: readonly Asked[]): readonly Asked[] {
  const turnsLeft = userTurnsMax - state.userTurns;
  const isTime = turnsLeft === 1 || (turnsLeft > 0 && open.length === 0);
  return isTime ? [...confirmQuestion(state), ...open] : open;
}

/**
 * Nothing where nothing is uncertain, where it was asked, while an alarm is open, and where the
 * question on dangers was not put.
 */
function confirmQuestion(state: InterviewState): Asked[] {
  const { asked, person, complaint } = state;
  const isDangerAsked = asked.has(alarmQuestion(complaint?.row, person.sex).id);
  if (asked.has(confirmId) || person.redFlagOpen || !isDangerAsked) return [];
  const facts = uncertainFacts(state).slice(0, factsMax);
  if (facts.length === 0) return [];
  return [
    {
      id: confirmId,
      text: texts.confirmFacts(facts.map(({ put }) => put)),
      suggestions: confirmAnswers,
      facts: facts.map(({ id }) => id),
    },
  ];
}

/** What is said where the newest message answers that it is not right; else nothing. */
export function rejectionLine({ turns }: InterviewState): string {
  const found = confirmationIn(turns);
  return found?.turn === turns.length - 1 && found.answer === 'wrong' ? texts.rejected : '';
}
