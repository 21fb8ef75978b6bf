import { optionId } from '../dialogue/acts-of.ts';
import type { Act } from '../dialogue/turn-acts.ts';
import { saidWords } from '../findings/said-words.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { isOfMind } from '../triage/alarm.ts';
import type { InterviewState } from './interview-state.ts';
import type { Asked } from './next-questions.ts';
import { interviewTexts as texts } from './texts.ts';
import { asideFor, onPair } from './answer-aside.ts';

const quotedMax = 4;

/** The assistant's turn that asks: a line of understanding, then the questions. */
export function writeQuestionTurn(state: InterviewState, questions: readonly Asked[]): string {
  const isFirst = introduces(state);
  const asked = questions.map(({ text, suggestions, id }, index) => {
    const number = questions.length > 1 ? `${index + 1}. ` : '';
    const choices = isOpenQuestion(id) ? '' : `\n   ${texts.choices}${suggestions.join('／')}`;
    return `${number}${text}${choices}`;
  });
  const answer = onPair(state);
  return [
    answer,
    understanding(state, isFirst && answer === ''),
    asideFor(state),
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
export function actOf({ id, text, suggestions, doubt }: Asked): Act {
  const options = suggestions.map((label) => ({ id: optionId(id, label), label }));
  const asked = { question: id, text, options };
  return doubt === undefined ? { act: 'ask', ...asked } : { act: 'doubt', ...doubt, ...asked };
}

const introduces = ({ isIntroduced }: InterviewState): boolean => !isIntroduced;

/** Whether it has to be said that an alarm is open. */
function saysAlarm({ person, level, isAlarmSaid }: InterviewState): boolean {
  return person.redFlagOpen && !isOfMind(level ?? 'routine') && !isAlarmSaid;
}

function understanding(state: InterviewState, isFirst: boolean): string {
  if (!state.complaint) return isFirst ? texts.greeting : '';
  const fresh = newWords(state);
  if (fresh.length === 0) return isFirst ? texts.notedFirst : texts.allRight;
  const quoted = fresh.map((words) => `“${words}”`).join('、');
  return isFirst ? texts.notedWords(texts.notedFirst, quoted) : `${texts.noted}：${quoted}。`;
}

/** The person's own words of the last turn, each once. */
function newWords(state: InterviewState): string[] {
  const last = state.turns.length - 1;
  const words = state.findings
    .filter(({ span, polarity }) => span.turn === last && polarity === 'present')
    .map((finding) => saidWords(finding).trim())
    .filter((text) => text !== '' && stanceOf(text) === null);
  const unique = [...new Set(words)];
  return unique
    .filter((text) => !unique.some((other) => other !== text && other.includes(text)))
    .slice(0, quotedMax);
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
