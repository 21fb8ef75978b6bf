// The answer to a direct question: it opens the turn, before anything is asked.
import { asides } from '../answers/answer-aside.ts';
import { answerQuestion } from '../answers/answer-question.ts';
import type { Answer } from '../answers/answer-question.ts';
import { askedBack } from '../answers/asked-back.ts';
import type { AskedBack } from '../answers/asked-back.ts';
import { careAdvice } from './care-level.ts';
import { linesFor } from './fit-sex.ts';
import { readInterview } from './interview-state.ts';
import type { InterviewState } from './interview-state.ts';
import { interviewTexts as texts } from './texts.ts';

/** What the last turn asks us, besides or instead of telling more. */
export function questionOf(state: InterviewState): AskedBack | undefined {
  const asked = askedBack(state.turns.at(-1)?.content.trim() ?? '');
  // Somebody who asked for the constitution has no medicine in mind.
  const isOnFood = asked === 'dose' && state.complaint?.row?.kind === 'constitution';
  return isOnFood ? 'care' : asked;
}

/** The answer to the newest message; undefined where it asks nothing that we know the kind of. */
export function answerIn(state: InterviewState): Answer | undefined {
  const { turns, person, complaint } = state;
  return answerQuestion({ turns, person, complaint: complaint?.row });
}

/** The paragraphs with which a turn begins that still asks, or that takes up new facts. */
export function answerParts(state: InterviewState): string[] {
  const answer = answerIn(state);
  if (answer === undefined) return [];
  const level = answer.on === 'illness' ? [levelLine(state)] : [];
  return [answer.text, ...level].filter((part) => part !== '');
}

/** How soon to see somebody, where the newest message makes that today; empty where it was so before. */
export function levelRisen(state: InterviewState): string {
  const { turns, known, person, complaint } = state;
  const isToday = (read: InterviewState): boolean =>
    read.complaint !== undefined && careAdvice(read).level === 'day';
  if (person.redFlagOpen || complaint === undefined || !isToday(state)) return '';
  return isToday(readInterview(turns.slice(0, -1), known)) ? '' : levelLine(state);
}

/** How soon to see somebody, why, and when sooner; empty where nothing is told that could be seen. */
export function levelLine(state: InterviewState): string {
  const { complaint, findings } = state;
  const isIll = findings.some(({ polarity, time }) => polarity === 'present' && time === 'now');
  if (complaint === undefined || (complaint.row === undefined && !isIll)) return '';
  const { level, text } = careAdvice(state);
  const sooner = linesFor(complaint.row?.goSooner ?? [], state.person.sex);
  const isNow = level === 'emergency' || sooner.length === 0;
  return texts.levelNow(text, isNow ? '' : texts.soonerIf(sooner.join('；')));
}

/** The fixed answer to a question of us that needs no look at the conversation. */
export const fixedAnswer = (asked: AskedBack): string | undefined => asides[asked];
