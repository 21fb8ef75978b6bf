// Answers to direct questions: medicines, foods, what does not go with what, and topics that are answered in
// fixed words. An answer has at most `answerCharsMax` characters.
import { z } from 'zod';

import { answerCharsMax } from '#medicine/answers/answer-length.ts';
import { answerTexts } from '#medicine/answers/texts.ts';
import { present, refer, repeated, reviewer, source, sourceList, text, words } from './columns.ts';
import type { Table } from './table.ts';

type Fault = { path: readonly PropertyKey[]; message: string };

/** What does not fit, or is worded as only a physician may. */
function answerFaults(said: string, ...path: readonly PropertyKey[]): Fault[] {
  const chars = [...said].length;
  const reserved = /处方|确诊|医嘱/u.exec(said)?.[0];
  return [
    ...(chars > answerCharsMax
      ? [{ path, message: `${chars} characters, at most ${answerCharsMax}` }]
      : []),
    ...(reserved === undefined ? [] : [{ path, message: `${reserved} is a physician's word` }]),
  ];
}

const medicine = z
  .strictObject({
    id: text,
    words,
    take: z.enum(['label', 'doctor']),
    for: text,
    mind: text,
    pregnancy: text,
    child: text,
    source: sourceList,
    reviewer,
  })
  .transform(({ id: name, source: sources, ...row }) => present({ name, ...row, sources }));
type MedicineRow = z.infer<typeof medicine>;

const verdict = text.optional();
const food = z
  .strictObject({
    id: text,
    name: text,
    words,
    /** How it is taken, where not 吃. */
    verb: z.literal('喝').optional(),
    daily: text,
    pregnancy: text,
    infant: verdict,
    diabetes: verdict,
    gout: verdict,
    pressure: verdict,
    mind: text.optional(),
    source,
    reviewer,
  })
  .transform((row) => present({ ...row, id: undefined }));
type FoodRow = z.infer<typeof food>;

const foodVerdict = z
  .strictObject({ id: text, text, source: sourceList, reviewer })
  .transform(({ id, text: said }) => ({ id, text: said }));

const pair = z
  .strictObject({
    id: text,
    one: words,
    other: words,
    verdict: z.enum(['avoid', 'ask', 'apart', 'fine']),
    effect: text,
    source,
    reviewer,
  })
  .transform((row) => present(row));
type PairRow = z.infer<typeof pair>;

const bound = z
  .string()
  .regex(/^-?[\d.]+$/u, 'a bound is a number')
  .transform(Number)
  .optional();
const value = z
  .strictObject({
    id: text,
    name: text,
    words,
    unit: text,
    low: bound,
    high: bound,
    lowWoman: bound,
    highWoman: bound,
    ifLow: text.optional(),
    ifHigh: text.optional(),
    source,
    reviewer,
  })
  .refine(({ low, high }) => (low ?? high) !== undefined, 'a value without a bound')
  .refine(({ high, ifHigh }) => high === undefined || ifHigh !== undefined, 'ifHigh is missing')
  .transform((row) => present({ ...row, id: undefined }));
type ValueRow = z.infer<typeof value>;

const department = z
  .strictObject({ id: text, words, department: text, tests: text, source, reviewer })
  .transform((row) => present(row));
type DepartmentRow = z.infer<typeof department>;

const topic = z
  .strictObject({
    id: text,
    words,
    /** Classes of `drugs.tsv` that the answer is on. */
    classes: words.optional(),
    text,
    source: sourceList,
    reviewer,
  })
  .transform(({ source: sources, ...row }) => present({ ...row, sources }));
type TopicRow = z.infer<typeof topic>;

/** Topics by the name of their file. */
const topicTables = ['stopping', 'terms', 'first-aid', 'vaccines', 'diets'].map((name): Table => ({
  name: `answer-${name}`,
  files: new RegExp(String.raw`/answers/answer-${name}\.yaml$`, 'u'),
  row: topic,
  references: ({ classes }: TopicRow) => refer('drugs', classes, 'classes'),
  check: (row: TopicRow) => [...answerFaults(row.text, 'text'), ...repeated(row.words, 'words')],
}));

export const answerTables: readonly Table[] = [
  {
    name: 'answer-medicines',
    files: /\/answers\/answer-medicines\.yaml$/u,
    row: medicine,
    check: (row: MedicineRow) => [
      ...answerFaults(answerTexts.medicine(row.name, row), 'mind'),
      ...answerFaults(answerTexts.inPregnancy(row.name, row.pregnancy), 'pregnancy'),
      ...answerFaults(answerTexts.forChild(row.name, row.child), 'child'),
      ...repeated(row.words, 'words'),
    ],
  },
  {
    name: 'answer-foods',
    files: /\/answers\/answer-foods\.tsv$/u,
    row: food,
    references: (row: FoodRow) =>
      (['daily', 'pregnancy', 'infant', 'diabetes', 'gout', 'pressure'] as const).flatMap((on) =>
        refer('answer-food-verdicts', row[on] === undefined ? [] : [`${on}.${row[on]}`], on),
      ),
    check: (row: FoodRow) => repeated(row.words, 'words'),
  },
  {
    name: 'answer-food-verdicts',
    files: /\/answers\/answer-food-verdicts\.yaml$/u,
    row: foodVerdict,
  },
  {
    name: 'answer-pairs',
    files: /\/answers\/answer-pairs\.tsv$/u,
    row: pair,
    references: ({ one, other }: PairRow) =>
      refer(
        ['answer-medicines', 'answer-foods', 'drugs', 'substances', 'foods'],
        [...one, ...other],
      ),
    check: ({ effect, one, other }: PairRow) => [
      ...answerFaults(answerTexts.pair.avoid(one[0] ?? '', other[0] ?? '', effect), 'effect'),
      ...repeated(one, 'one'),
      ...repeated(other, 'other'),
    ],
  },
  {
    name: 'answer-values',
    files: /\/answers\/answer-values\.tsv$/u,
    row: value,
    check: (row: ValueRow) => [
      ...answerFaults(`${row.ifHigh ?? ''}${row.ifLow ?? ''}`),
      ...repeated(row.words, 'words'),
    ],
  },
  {
    name: 'answer-departments',
    files: /\/answers\/answer-departments\.tsv$/u,
    row: department,
    check: (row: DepartmentRow) => [
      ...answerFaults(answerTexts.tests(row.department, row.tests), 'tests'),
      ...repeated(row.words, 'words'),
    ],
  },
  ...topicTables,
];
