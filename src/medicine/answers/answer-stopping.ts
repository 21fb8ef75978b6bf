import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import type { Patient } from '../herb-safety/patient.ts';
import { stoppingAnswers } from '../knowledge/answers.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { Question } from './read-question.ts';
import { substancesIn } from './substances.ts';
import { answerTexts as texts } from './texts.ts';
import { topicIn } from './topic-in.ts';

const words = lexicon(intentJson);
const stopping = words['intent.stop'].regExp();
const together = words['intent.together'].regExp();
const drinking = words['intent.drinking'].regExp();
const anyMedicine = words['intent.any-medicine'].regExp();

/** Whether a medicine may be stopped, reduced or changed; undefined where that is not asked. */
export function answerStopping({ asked, text }: Question, person: Patient): string | undefined {
  if (!stopping.test(asked) || together.test(asked) || drinking.test(asked)) return undefined;
  // Of a food that is asked about besides, not the stopping is meant.
  if (substancesIn(asked).some(({ food }) => food !== undefined)) return undefined;
  const row = topicIn(stoppingAnswers, asked) ?? byClass(asked) ?? topicIn(stoppingAnswers, text);
  if (row) return row.text;
  if (!anyMedicine.test(text)) return undefined;
  const own = topicIn(stoppingAnswers, person.medicines.join('；'));
  return own?.text ?? texts.stopAny;
}

/** 络活喜 stands for its class. */
function byClass(text: string): (typeof stoppingAnswers)[number] | undefined {
  const classes = substancesIn(text).flatMap(({ names }) => [...names]);
  return stoppingAnswers.find((row) => row.classes?.some((name) => classes.includes(name)));
}
