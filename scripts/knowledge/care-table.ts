// The advice on how soon to see a doctor, and when it applies.
import { z } from 'zod';

import { present, reviewer, sourceList, text } from './columns.ts';
import type { Table } from './table.ts';

const careAdvice = z
  .strictObject({
    id: text,
    /** When it is shown, for the physician. */
    when: text,
    text,
    atLeast: z.number().optional(),
    below: z.number().optional(),
    unit: z.enum(['℃', '岁']).optional(),
    source: sourceList,
    reviewer,
  })
  .refine(
    ({ atLeast, below, unit }) =>
      (atLeast ?? below) === undefined ? unit === undefined : unit !== undefined,
    'a limit needs a unit, and a unit a limit',
  )
  .refine(({ atLeast, below }) => atLeast === undefined || below === undefined, 'one limit')
  .transform(({ id, text: said, atLeast, below }) => present({ id, text: said, atLeast, below }));

export const careTables: readonly Table[] = [
  { name: 'care-advice', files: /\/care-advice\.yaml$/u, row: careAdvice },
];
