// The advice on how soon to see a doctor, and when it applies.
import { z } from 'zod';

import { present, reviewer, sourceList, text } from './columns.ts';
import type { Table } from './table.ts';

const careAdvice = z
  .strictObject({
    id: text,
    /** When it is said, for the physician. */
    when: text,
    text,
    atLeast: z.number().optional(),
    unit: z.enum(['℃', '岁']).optional(),
    source: sourceList,
    reviewer,
  })
  .refine(
    ({ atLeast, unit }) => (atLeast === undefined) === (unit === undefined),
    'a limit needs a unit, and a unit a limit',
  )
  .transform(({ id, text: said, atLeast }) => present({ id, text: said, atLeast }));

export const careTables: readonly Table[] = [
  { name: 'care-advice', files: /\/care-advice\.yaml$/u, row: careAdvice },
];
