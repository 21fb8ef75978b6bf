// "May he drive tomorrow?" of a complaint that stands: its advice where that speaks of it, else whom to ask.
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import type { Turn } from '../findings/finding.ts';
import type { Patient } from '../herb-safety/patient.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { linesFor } from '../interview/fit-sex.ts';
import { hotlines } from '../knowledge/hotlines.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { departmentFor } from './answer-department.ts';
import type { Question } from './read-question.ts';
import { answerTexts as texts } from './texts.ts';

type Undecided = {
  turns: readonly Turn[];
  person: Patient;
  complaint?: Complaint | undefined;
};

const words = lexicon(intentJson);
const whether = words['intent.whether'].regExp();
const ofTalk = words['intent.of-talk'].regExp();
const daily = words['intent.daily'].regExp('gu');

const namesHotline = (line: string): boolean =>
  hotlines.some(({ id, number }) => id !== 'emergency' && line.includes(number));

/** The answer where no row knows whether one may or should; undefined where that is not asked, or no complaint stands. */
export function answerUndecided(
  question: Question,
  { turns, person, complaint }: Undecided,
): string | undefined {
  const { asked } = question;
  if (complaint === undefined || !whether.test(asked) || ofTalk.test(asked)) return undefined;
  const things = asked.match(daily) ?? [];
  const advice = complaint.advice.find((line) => things.some((thing) => line.includes(thing)));
  if (advice !== undefined) return texts.careFirst(advice);
  const [place = ''] = departmentFor(question, person, complaint)?.department.split('；') ?? [];
  // Said once, and none that belongs beside the question about despair.
  const sooner = linesFor(complaint.goSooner, person.sex).find((line) => !namesHotline(line)) ?? '';
  const isSaid = turns.some(({ content }) => content.includes(sooner));
  return texts.undecided(place, isSaid ? '' : sooner);
}
