// Beside an answer at most one question is asked.
import { situationsOf } from '../answers/situation.ts';
import type { Situation } from '../answers/situation.ts';
import { mayBePregnant } from '../herb-safety/patient.ts';
import { answerIn } from './answer-slot.ts';
import { backgroundQuestion, complaintQuestion } from './fixed-questions.ts';
import type { InterviewState } from './interview-state.ts';
import { dangersLeft } from './next-questions.ts';
import type { Asked } from './next-questions.ts';

/** Who asks for somebody in such a situation is not asked about it. */
const motherhood: ReadonlySet<Situation> = new Set(['pregnant', 'nursing']);

/** Where no complaint was told: what it is, or, beside an answer, for whom it is asked. */
export function questionWithoutComplaint(state: InterviewState): readonly Asked[] {
  const on = answerIn(state)?.on;
  if (on === 'aid') return [];
  if (on !== 'thing') return [complaintQuestion];
  const text = state.turns.at(-1)?.content ?? '';
  const isOfMother = situationsOf({ asked: text, text }, state.person).some((one) =>
    motherhood.has(one),
  );
  const background = backgroundQuestion(!isOfMother && mayBePregnant(state.person));
  return [background, complaintQuestion].filter(({ id }) => !state.asked.has(id)).slice(0, 1);
}

/** To an answer on the illness the question on dangers goes first, because it may change the level. */
export function besideAnswer(state: InterviewState, questions: readonly Asked[]): readonly Asked[] {
  const answer = answerIn(state);
  if (answer === undefined || answer.on === 'talk' || questions.length === 0) return questions;
  const isOfIllness = answer.on === 'illness' && !state.person.redFlagOpen;
  const dangers = dangersLeft(state).filter(({ id }) => isOfIllness && !state.asked.has(id));
  return [...dangers, ...questions].slice(0, 1);
}
