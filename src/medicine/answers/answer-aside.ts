// What is asked of us, or of the complaint as a whole, rather than of a thing.
import type { Turn } from '../findings/finding.ts';
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

type Talk = { turns: readonly Turn[]; complaint?: Complaint | undefined };

/** The answer while we still ask; of how grave it is only the level is said, which goes with every answer. */
export function asideFor(asked: AskedBack, { turns, complaint }: Talk): string | undefined {
  if (asked === 'clinic') return complaint === undefined ? undefined : '';
  const { advice = [], clinic = '' } = complaint ?? {};
  const left = careFirst(advice.filter((line) => !isSaid(line, turns)));
  if (asked === 'medicine') return joinedWithin([texts.medicineEarly, left]);
  const care = left || careFirst(advice);
  if (asked === 'care') return care === '' ? undefined : care;
  if (asked === 'ways') return complaint && (left || texts.noOtherWays(clinic));
  return asides[asked];
}

/** What anybody with the complaint may do until more is known. */
const careFirst = (advice: readonly string[]): string =>
  advice.length === 0 ? '' : texts.careFirst(advice.slice(0, 2).join('；'));

const isSaid = (line: string, turns: readonly Turn[]): boolean =>
  turns.some(({ role, content }) => role === 'assistant' && content.includes(line));

/** About whom or what a question is: the illness that is told, or the talk itself. */
export const onIllness: ReadonlySet<AskedBack> = new Set([
  'clinic',
  'test',
  'disease',
  'care',
  'ways',
  'medicine',
]);
