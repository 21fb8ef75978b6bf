import type { Patient } from '../herb-safety/patient.ts';
import type { Option } from '../knowledge/complaints-questions.ts';
import signLists from '../compiled/lexicon/sign.json' with { type: 'json' };
import toldLists from '../compiled/lexicon/told.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const signWords = lexicon(signLists);
const toldWords = lexicon(toldLists);
const pregnancyItem = toldWords['told.pregnancy-item'].regExp('gu');

type Sex = Patient['sex'];

const womanSign = signWords['sign.of-woman'].regExp();
const womanLine = toldWords['told.woman-line'].regExp();

/** The answers that a person of that sex can give. */
export function optionsFor(options: readonly Option[], sex: Sex): readonly Option[] {
  if (sex !== '男') return options;
  return options.filter(({ present }) => !present.some((symptom) => womanSign.test(symptom)));
}

/** The lines that can be meant for a person of that sex. */
export function linesFor(lines: readonly string[], sex: Sex): readonly string[] {
  return sex === '男' ? lines.filter((line) => !womanLine.test(line)) : lines;
}

/** A question without the things that cannot be asked of that sex. */
export function questionFor(text: string, sex: Sex): string {
  return sex === '男' ? text.replaceAll(pregnancyItem, '') : text;
}
