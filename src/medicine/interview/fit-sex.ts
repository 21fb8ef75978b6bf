import type { Person } from '../herb-safety/person.ts';
import type { Option } from '../knowledge/complaints-questions.ts';

type Sex = Person['sex'];

const womanSign = /^(?:经|带下|月经|痛经|乳房|外阴|阴部|绝经|产后|恶露)/u;
const womanLine = /怀孕|孕期|月经|绝经|同房后|宫颈/u;

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
  return sex === '男' ? text.replaceAll(/、(?:可能)?怀孕(?=[、？])/gu, '') : text;
}
