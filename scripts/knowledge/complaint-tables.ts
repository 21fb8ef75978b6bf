// Complaints with their patterns, the questions that distinguish these, and advice for the seasons.
import { z } from 'zod';

import { present, refer, repeated, reviewer, sourceList, text, words } from './columns.ts';
import type { Table } from './table.ts';

const list = words.default([]);
const candidate = z.strictObject({
  main: list,
  second: list,
  support: list,
  against: list,
  formulas: list,
  advice: z.array(text),
  prior: z.number().default(1),
});

const complaint = z
  .strictObject({
    id: text,
    rank: z.number(),
    kind: z.enum(['history', 'constitution']).optional(),
    takesOverFor: z
      .enum(['child', 'pregnancy', 'bleeding-after-menopause', 'bleeding', 'nursing-breast'])
      .optional(),
    childOf: words.optional(),
    childWords: words.optional(),
    isGeneral: z.literal(true).optional(),
    named: words.optional(),
    gbCode: text.optional(),
    spoken: text,
    openedBy: list,
    weaklyOpenedBy: words.optional(),
    words: list,
    openedByTwo: words.optional(),
    alarmQuestion: text,
    goSooner: z.array(text),
    clinic: text,
    clinicDays: z.number().optional(),
    careFloor: z.enum(['day', 'clinic']).optional(),
    questions: list,
    advice: z.array(text).default([]),
    candidates: z.record(z.string(), candidate).default({}),
    source: sourceList,
    reviewer,
  })
  .transform(({ id: name, candidates, source: sources, ...row }) =>
    present({
      name,
      ...row,
      rank: undefined,
      candidates: Object.entries(candidates).map(([pattern, one]) => ({ pattern, ...one })),
      sources,
    }),
  );
type ComplaintRow = z.infer<typeof complaint>;

const option = z.strictObject({ present: list, absent: list });
export const question = z
  .strictObject({
    id: text,
    /** Of two equally informative questions the one with the lower number is asked first. */
    rank: z.number(),
    text,
    options: z.record(z.string(), option),
    /** The label of the answer that denies all the others. */
    none: text.optional(),
    toldBy: words.optional(),
    isList: z.literal(true).optional(),
    onlyIf: words.optional(),
    source: sourceList,
    reviewer,
  })
  .transform(({ options, none, ...row }) => {
    const given = Object.entries(options).map(([label, one]) => ({ label, ...one }));
    const absent = [...new Set(given.flatMap((one) => one.present))];
    const last = none === undefined ? [] : [{ label: none, present: [], absent }];
    return present({ ...row, rank: undefined, source: undefined, options: [...given, ...last] });
  });
export type QuestionRow = z.infer<typeof question>;

const season = z
  .strictObject({
    id: text,
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    advice: z.array(text).min(1),
    source: sourceList,
    reviewer,
  })
  .transform(({ id, source: sources, ...row }) => present({ season: id, ...row, sources }));

const signs = ['main', 'second', 'support', 'against'] as const;

function referencesOf(row: ComplaintRow) {
  const symptoms = (names: readonly string[] | undefined, ...path: readonly PropertyKey[]) =>
    refer('symptoms', names, ...path);
  return [
    ...symptoms(row.openedBy, 'openedBy'),
    ...symptoms(row.openedByTwo, 'openedByTwo'),
    ...symptoms(row.weaklyOpenedBy, 'weaklyOpenedBy'),
    ...refer('complaints', row.childOf, 'childOf'),
    ...refer('questions', row.questions, 'questions'),
    ...row.candidates.flatMap((one) => {
      const path = ['candidates', one.pattern];
      const table = row.kind === 'constitution' ? 'constitutions' : 'patterns';
      return [
        ...refer(table, [one.pattern], ...path),
        ...refer('formulas', one.formulas, ...path, 'formulas'),
        ...signs.flatMap((sign) => symptoms(one[sign], ...path, sign)),
      ];
    }),
  ];
}

/** The symptoms that a question's answers represent. */
export const symptomsOf = ({ options, toldBy, onlyIf }: QuestionRow) => [
  ...options.flatMap(({ label, present: told, absent }) =>
    refer('symptoms', [...told, ...absent], 'options', label),
  ),
  ...refer('symptoms', toldBy, 'toldBy'),
  ...refer('symptoms', onlyIf, 'onlyIf'),
];

export const complaintTables: readonly Table[] = [
  {
    name: 'complaints',
    files: /\/complaints\/[^/]+\.yaml$/u,
    row: complaint,
    references: referencesOf,
    check: ({ words: said, openedBy, named }: ComplaintRow) => [
      ...repeated(said, 'words'),
      ...repeated(openedBy, 'openedBy'),
      ...repeated(named, 'named'),
    ],
  },
  {
    name: 'questions',
    files: /\/questions\/[^/]+\.yaml$/u,
    row: question,
    references: symptomsOf,
  },
  { name: 'seasonal-advice', files: /\/seasonal-advice\.yaml$/u, row: season },
];
