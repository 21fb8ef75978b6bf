// "May he drive tomorrow?" of a complaint that stands: its advice where that speaks of it, else whom to ask.
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import type { Patient } from '../herb-safety/patient.ts';
import { linesFor } from '../interview/fit-sex.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { departmentFor } from './answer-department.ts';
import type { Question } from './read-question.ts';
import { answerTexts as texts } from './texts.ts';

const words = lexicon(intentJson);
const whether = words['intent.whether'].regExp();
const ofTalk = words['intent.of-talk'].regExp();
const daily = words['intent.daily'].regExp('gu');

/** The answer where no row knows whether one may or should; undefined where that is not asked, or no complaint stands. */
export function answerUndecided(
  question: Question,
  { person, complaint }: { person: Patient; complaint?: Complaint | undefined },
): string | undefined {
  const { asked } = question;
  if (complaint === undefined || !whether.test(asked) || ofTalk.test(asked)) return undefined;
  const things = asked.match(daily) ?? [];
  const advice = complaint.advice.find((line) => things.some((thing) => line.includes(thing)));
  if (advice !== undefined) return texts.careFirst(advice);
  const [place = ''] = departmentFor(question, person, complaint)?.department.split('；') ?? [];
  const [sooner = ''] = linesFor(complaint.goSooner, person.sex);
  return texts.undecided(place, sooner);
}
