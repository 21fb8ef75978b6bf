// Signs of danger that are read from numbers, with their limits.
import { z } from 'zod';

import { present, refer, reviewer, sourceList, text } from './columns.ts';
import type { Table } from './table.ts';

/** In what each kind of measurement is counted; the code reads these units only. */
const units = {
  temperature: ['℃'],
  systolic: ['mmHg'],
  diastolic: ['mmHg'],
  'heart-rate': ['次/分'],
  glucose: ['mmol/L'],
  oxygen: ['%'],
  age: ['月', '岁'],
  pregnancy: ['周'],
} as const satisfies Record<string, readonly string[]>;
const measured = z.enum(Object.keys(units) as [keyof typeof units, ...(keyof typeof units)[]]);

const limit = z
  .strictObject({
    measured,
    unit: text,
    atLeast: z.number().optional(),
    atMost: z.number().optional(),
    below: z.number().optional(),
  })
  .refine((one) => (units[one.measured] as readonly string[]).includes(one.unit), {
    message: 'is not counted in this unit',
    path: ['unit'],
  })
  .refine(
    ({ atLeast, atMost, below }) =>
      [atLeast, atMost, below].filter((bound) => bound !== undefined).length === 1,
    'one of atLeast, atMost and below',
  );

const numberSign = z
  .strictObject({
    id: z.string().startsWith('#'),
    limits: z.array(limit).min(1).optional(),
    state: z
      .enum(['infant', 'child', 'pregnant', 'weeksPregnant', 'fewWeeksPregnant', 'longIll'])
      .optional(),
    inWords: text.optional(),
    source: sourceList,
    reviewer,
  })
  .refine(({ limits, state }) => limits !== undefined || state !== undefined, 'limits or a state')
  .transform(({ id, limits, state, inWords }) =>
    present({
      sign: id,
      limits: limits?.map((one) => present({ ...one, unit: undefined })),
      state,
      inWords,
    }),
  );
type NumberSignRow = z.infer<typeof numberSign>;

export const numberSignTable: Table = {
  name: 'number-signs',
  files: /\/number-signs\.yaml$/u,
  row: numberSign,
  references: ({ inWords }: NumberSignRow) =>
    refer('danger-words', inWords === undefined ? [] : [inWords], 'inWords'),
};
