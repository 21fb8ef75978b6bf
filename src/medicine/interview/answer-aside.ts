import { answerOnPair } from './answer-on-pair.ts';
import { askedBack } from './asked-back.ts';
import type { AskedBack } from './asked-back.ts';
import type { InterviewState } from './interview-state.ts';
import { interviewTexts as texts } from './texts.ts';

/** What needs no look at the conversation. */
export const asides: Partial<Record<AskedBack, string>> = {
  'own-medicine': texts.ownMedicineAnswer,
  dose: texts.doseAnswer,
  who: texts.whoAnswer,
  why: texts.whyAnswer,
  disease: texts.diseaseAnswer,
  test: texts.testAnswer,
};

/** What the last turn asks us, besides or instead of telling more. */
export function questionOf(state: InterviewState): AskedBack | undefined {
  const asked = askedBack(state.turns.at(-1)?.content.trim() ?? '');
  // Somebody who asked for the constitution has no medicine in mind.
  const isOnFood = asked === 'dose' && state.complaint?.row?.kind === 'constitution';
  return isOnFood ? 'care' : asked;
}

/** What the herb check says of the pair that the last turn asks about; empty where it asks of none. */
export function onPair({ turns, person }: InterviewState): string {
  return answerOnPair(turns, person.medicines);
}

/** What to say at once to a question that comes while we still ask, or with new facts; empty when there is none. */
export function asideFor(state: InterviewState): string {
  const asked = questionOf(state);
  if (asked === 'medicine') return onPair(state) === '' ? texts.medicineEarly : '';
  return (asked && asides[asked]) ?? '';
}
