import { stanceOf } from '../findings/lean-on-question.ts';
import type { Alarm } from '../triage/alarm.ts';
import { triage } from '../triage/triage.ts';
import { doubtTexts } from './doubt-texts.ts';
import { alarmQuestion } from './fixed-questions.ts';
import type { InterviewState } from './interview-state.ts';
import answerLists from '../compiled/lexicon/answer.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const answerWords = lexicon(answerLists);

const allDenied = answerWords['answer.none-of-them'].regExp();
const denials = answerWords['answer.denial'].regExp('gu');
/** So many things denied one by one are a clear answer. */
const deniedMin = 2;

/** Whether an answer clearly says no to a question that lists dangers. */
export function deniesDanger(answer: string): boolean {
  const stance = stanceOf(answer);
  if (stance !== null) return stance === 'no';
  const text = answer.trim();
  return allDenied.test(text) || (text.match(denials)?.length ?? 0) >= deniedMin;
}

const asked = [doubtTexts.emergency, doubtTexts.crisis, doubtTexts.safety].map(
  ({ question }) => question,
);

/** The turns that ask about danger. */
function placesAsked({ turns, complaint }: InterviewState): number[] {
  const texts = (['男', '女'] as const).map((sex) => alarmQuestion(complaint?.row, sex).text);
  const all = [...texts, alarmQuestion(undefined, '女').text, ...asked];
  return turns.flatMap(({ role, content }, turn) =>
    role === 'assistant' && all.some((text) => content.includes(text)) ? [turn] : [],
  );
}

/** Whether the question on dangers was put and never clearly answered. */
export function isDangerUnclear(state: InterviewState): boolean {
  const places = placesAsked(state);
  return (
    places.length > 0 && !places.some((at) => deniesDanger(state.turns[at + 1]?.content ?? ''))
  );
}

/** What may be a danger, was said by the person and not denied when it was asked about. */
export function openDoubts(state: InterviewState): Alarm[] {
  const { turns } = state;
  const denied = placesAsked(state).filter((at) => deniesDanger(turns[at + 1]?.content ?? ''));
  // A no to the question, with what sounded like a danger in it, was weighed when it was said.
  return triage(turns).doubts.filter(({ span }) => !denied.some((at) => at > span.turn));
}
