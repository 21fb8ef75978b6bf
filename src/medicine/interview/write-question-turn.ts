import { optionId } from '../dialogue/acts-of.ts';
import type { Act } from '../dialogue/turn-acts.ts';
import { isOfMind } from '../triage/alarm.ts';
import { isUnclearYes } from '../triage/answered-lists.ts';
import type { InterviewState } from './interview-state.ts';
import type { Asked } from './next-questions.ts';
import { interviewTexts as texts } from './texts.ts';
import { answerIn, answerParts, levelRisen } from './answer-slot.ts';
import { understanding } from './understanding.ts';

/** The assistant's turn that asks: a line of understanding, then the questions. */
export function writeQuestionTurn(state: InterviewState, questions: readonly Asked[]): string {
  const isFirst = introduces(state);
  const asked = questions.map(({ text, suggestions, id }, index) => {
    const number = questions.length > 1 ? `${index + 1}. ` : '';
    const choices = isOpenQuestion(id) ? '' : `\n   ${texts.choices}${suggestions.join('／')}`;
    return `${number}${text}${choices}`;
  });
  // Nothing but what to do now goes before a question about despair or violence.
  const isDoubted = questions.some(({ doubt }) => doubt !== undefined && isOfMind(doubt.level));
  const answer = isDoubted && answerIn(state)?.on !== 'aid' ? [] : answerParts(state);
  return [
    ...answer,
    ...(answer.length === 0 ? [understanding(state, isFirst), levelRisen(state)] : []),
    ...(saysAlarm(state) ? [texts.alarmOpen] : []),
    asked.join('\n\n'),
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

const openQuestions = new Set([
  'item-past-illness',
  'item-medicines',
  'item-allergies',
  'allergies',
  'complaint',
  'who',
  'duration',
  'background',
  'detail',
  'confirm',
  'alarm',
  'doubt',
  'course',
  'daily',
  'pregnancy',
]);

/** Whether a question is answered in free words, so that its answers are not listed with it. */
function isOpenQuestion(id: string): boolean {
  return openQuestions.has(id.split('.')[0] ?? '');
}
