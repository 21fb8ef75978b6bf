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
  const isFirst = !state.said.includes(texts.introduction);
  const asked = questions.map(({ text, suggestions, id }, index) => {
    const number = questions.length > 1 ? `${index + 1}. ` : '';
    const choices = isOpenQuestion(id) ? '' : `\n   ${texts.choices}${suggestions.join('／')}`;
    return `${number}${text}${choices}`;
  });
  const isAlarmNew =
    state.person.redFlagOpen &&
    !isOfMind(state.level ?? 'routine') &&
    !state.said.includes(texts.alarmOpen);
  const answer = onPair(state);
  return [
    answer,
    understanding(state, isFirst && answer === ''),
    asideFor(state),
    ...(isAlarmNew ? [texts.alarmOpen] : []),
    asked.join('\n\n'),
    ...(isFirst ? [texts.introduction] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
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

function isOpenQuestion(id: string): boolean {
  return [
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
    'course',
    'daily',
    'pregnancy',
  ].includes(id);
}
