import type { AskedBack } from '../answers/asked-back.ts';
import { questionIn } from '../answers/read-question.ts';
import { answerIn, fixedAnswer, levelLine, questionOf } from './answer-slot.ts';
import type { Conclusion } from './conclusion.ts';
import { linesFor } from './fit-sex.ts';
import type { InterviewState } from './interview-state.ts';
import type { ToldCourse } from './told-change.ts';
import { adviceFor } from './write-result-turn.ts';
import { interviewTexts as texts } from './texts.ts';
import askingLists from '../compiled/lexicon/asking.json' with { type: 'json' };
import answerLists from '../compiled/lexicon/answer.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const answerWords = lexicon(answerLists);

const thanks = answerWords['answer.thanks'].regExp('i');
const askingWords = lexicon(askingLists);
const leave = askingWords['asking.leave'].regExp();
const whatNow = askingWords['asking.what-now'].regExp();

/** Whether the newest message only thanks or takes leave, before there is a result. */
export const takesLeave = ({ turns, hasResult }: InterviewState): boolean =>
  !hasResult && leave.test(turns.at(-1)?.content.trim() ?? '');

/** The answer to it: nothing more is asked, and who told of a complaint hears how soon to see somebody. */
export function writeLeave(state: InterviewState): string {
  const text = state.person.redFlagOpen ? texts.closingAlarm : texts.leaving;
  return [text, state.person.redFlagOpen ? '' : levelLine(state)].filter(Boolean).join('\n\n');
}

/**
 * The answer to a turn after the result that brings nothing new to weigh, or only tells how it goes.
 */
export function writeFollowUp(
  state: InterviewState,
  conclusion: Conclusion,
  course?: ToldCourse,
): string {
  const answer = answerIn(state);
  if (answer?.on === 'thing' || answer?.on === 'aid')
    return course === undefined ? answer.text : `${texts.course[course]}\n\n${answer.text}`;
  const isOnWhatNow = whatNow.test(state.turns.at(-1)?.content ?? '');
  const asked = questionOf(state) ?? (isOnWhatNow ? 'care' : undefined);
  // Which department, rather than how soon.
  const isOnPlace = answer?.on === 'illness' && answer.text !== '' && asked === 'clinic';
  if (isOnPlace) return `${answer.text}\n\n${answerTo(asked, state, conclusion)}`;
  if (course === undefined) return answerTo(asked, state, conclusion);
  const heard = texts.course[course];
  if (asked !== undefined) return `${heard}\n\n${answerTo(asked, state, conclusion)}`;
  return course === 'better' ? heard : `${heard}\n\n${answerTo('clinic', state, conclusion)}`;
}

function answerTo(
  asked: AskedBack | undefined,
  state: InterviewState,
  conclusion: Conclusion,
): string {
  const row = state.complaint?.row;
  const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
  if (asked === 'medicine') return texts.medicineAnswer;
  if (asked === 'ways') return answerIn(state)?.text ?? texts.unsure;
  if (asked === 'care') return texts.doThis(list(adviceFor(state, conclusion)));
  const answer = (asked && fixedAnswer(asked)) ?? '';
  if (row && (asked === 'clinic' || asked === 'test' || asked === 'disease')) {
    const clinic = texts.goSoonerIf(row.clinic, list(linesFor(row.goSooner, state.person.sex)));
    return answer === '' ? clinic : `${answer}\n\n${clinic}`;
  }
  if (answer !== '') return answer;
  const newest = state.turns.at(-1)?.content.trim() ?? '';
  const unsure = answerIn(state)?.text ?? texts.unsure;
  if (!thanks.test(newest)) return questionIn(newest) === undefined ? texts.kept : unsure;
  return state.person.redFlagOpen ? texts.closingAlarm : texts.closing;
}
