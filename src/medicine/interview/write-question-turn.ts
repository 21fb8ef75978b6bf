import { optionId } from '../dialogue/acts-of.ts';
import type { Act } from '../dialogue/turn-acts.ts';
import { isOfMind } from '../triage/alarm.ts';
import { isUnclearYes } from '../triage/answered-lists.ts';
import type { InterviewState } from './interview-state.ts';
import type { Asked } from './next-questions.ts';
import { interviewTexts as texts } from './texts.ts';
import { answerIn, answerParts, levelRisen } from './answer-slot.ts';
import { toldBack, understanding } from './understanding.ts';

/** The assistant's turn that asks: an answer or a line of understanding, then the questions. */
export function writeQuestionTurn(state: InterviewState, questions: readonly Asked[]): string {
  const isFirst = introduces(state);
  // Nothing but what to do now goes before a question about despair or violence.
  const isDoubted = questions.some(({ doubt }) => doubt !== undefined && isOfMind(doubt.level));
  const answer = isDoubted && answerIn(state)?.on !== 'aid' ? [] : answerParts(state);
  return [
    ...(answer.length === 0 ? [understanding(state, isFirst)] : answer),
    ...(answer.length > 0 && answerIn(state)?.on === 'illness' ? [] : [levelRisen(state)]),
    ...(answer.length === 0 || isFirst ? [] : [toldBack(state, false)]),
    ...(saysAlarm(state) ? [texts.alarmOpen] : []),
    ...questions.map(({ text }) => text),
    ...(isFirst ? [texts.introduction] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What such a turn does. */
export function actsOfAsking(state: InterviewState, questions: readonly Asked[]): Act[] {
  return [
    ...(introduces(state) ? [{ act: 'introduce' } as const] : []),
    ...(saysAlarm(state) ? [{ act: 'record' } as const] : []),
    ...questions.map(actOf),
  ];
}

/** A question as it is kept, each of its answers with an id. */
export function actOf({ id, text, suggestions, doubt, facts }: Asked): Act {
  const options = suggestions.map((label) => ({ id: optionId(id, label), label }));
  const asked = { question: id, text, options, ...(facts === undefined ? {} : { facts }) };
  return doubt === undefined ? { act: 'ask', ...asked } : { act: 'doubt', ...doubt, ...asked };
}

const introduces = ({ isIntroduced }: InterviewState): boolean => !isIntroduced;

/** Whether it has to be said that an alarm is open. */
function saysAlarm({ person, level, isAlarmSaid, turns }: InterviewState): boolean {
  const isClear = !isUnclearYes(turns, turns.length - 1);
  return person.redFlagOpen && !isOfMind(level ?? 'routine') && !isAlarmSaid && isClear;
}
