// What is asked of us, or of the complaint as a whole, rather than of a thing.
import type { Complaint } from '../knowledge/complaint-row.ts';
import type { AskedBack } from './asked-back.ts';
import { joinedWithin } from './join-sentences.ts';
import { answerTexts as texts } from './texts.ts';

/** What needs no look at the conversation. */
export const asides: Partial<Record<AskedBack, string>> = {
  'own-medicine': texts.stopAny,
  dose: texts.doseAnswer,
  who: texts.whoAnswer,
  why: texts.whyAnswer,
  disease: texts.diseaseAnswer,
  test: texts.testAnswer,
};

/** The answer while we still ask; of how grave it is only the level is said, which goes with every answer. */
export function asideFor(asked: AskedBack, complaint: Complaint | undefined): string | undefined {
  if (asked === 'clinic') return complaint === undefined ? undefined : '';
  const care = careFirst(complaint);
  if (asked === 'medicine') return joinedWithin([texts.medicineEarly, care]);
  if (asked === 'care') return care === '' ? undefined : care;
  return asides[asked];
}

/** What anybody with the complaint may do until more is known. */
function careFirst(complaint: Complaint | undefined): string {
  const advice = complaint?.advice ?? [];
  return advice.length === 0 ? '' : texts.careFirst(advice.slice(0, 2).join('；'));
}

/** About whom or what a question is: the illness that is told, or the talk itself. */
export const onIllness: ReadonlySet<AskedBack> = new Set([
  'clinic',
  'test',
  'disease',
  'care',
  'medicine',
]);
