// Herbs, formulas and western medicines.
import { z } from 'zod';

import {
  present,
  refer,
  repeated,
  reviewer,
  source,
  sourceList,
  text,
  words,
  yes,
} from './columns.ts';
import type { Table } from './table.ts';

const grams = z
  .string()
  .regex(/^[\d.]+-[\d.]+$/u, 'grams are written 3-9')
  .transform((range) => range.split('-').map(Number));

const herb = z
  .strictObject({
    id: text,
    name: text,
    aliases: words.optional(),
    formOf: text.optional(),
    toxicity: z.enum(['大毒', '有毒', '小毒']).optional(),
    pregnancy: z.enum(['禁用', '慎用']).optional(),
    lactation: z.literal('慎用').optional(),
    isControlled: yes.optional(),
    forbidden: text.optional(),
    caution: text.optional(),
    isRiskInG6pd: yes.optional(),
    grams: grams.optional(),
    notIn: words.optional(),
    source: sourceList,
    reviewer,
  })
  .transform(({ source: sources, reviewer: by, ...row }) =>
    present({ ...row, id: undefined, sources, reviewer: by }),
  );
type HerbRow = z.infer<typeof herb>;

const writtenFormula = z.strictObject({
  id: text,
  name: text,
  aliases: words.optional(),
  herbs: words,
  neverOffered: text.optional(),
  isFlagged: yes.optional(),
  book: text,
  source,
  reviewer,
});
const formula = writtenFormula.transform(({ book, source: textbook, reviewer: by, ...row }) =>
  present({ ...row, id: undefined, source: book, textbook, reviewer: by }),
);
type FormulaRow = z.infer<typeof formula>;

const refusedFormula = writtenFormula.transform(({ book, reviewer: by, ...row }) =>
  present({ ...row, id: undefined, source: book, reviewer: by }),
);

const patentMedicine = z
  .strictObject({
    id: text,
    name: text,
    aliases: words.optional(),
    herbs: words.optional(),
    western: words.optional(),
    pregnancy: z.literal('禁用').optional(),
    neverOffered: text.optional(),
    source,
    reviewer,
  })
  .transform(({ source: label, reviewer: by, herbs = [], name, aliases, ...row }) =>
    present({ name, aliases, herbs, ...row, id: undefined, label, reviewer: by }),
  );
type PatentRow = z.infer<typeof patentMedicine>;

const drugClass = z
  .strictObject({ id: text, name: text, words, source, reviewer })
  .transform(({ name, words: list, reviewer: by }) => present({ name, words: list, reviewer: by }));

const drugBrand = z
  .strictObject({
    id: text,
    name: text,
    otherNames: words.optional(),
    ingredients: words,
    notIn: words.optional(),
    source,
    reviewer,
  })
  .transform(({ name, otherNames = [], ingredients, notIn, source: from, reviewer: by }) =>
    present({ words: [name, ...otherNames], ingredients, source: from, notIn, reviewer: by }),
  );

const substance = z
  .strictObject({ id: text, name: text, otherNames: words, source, reviewer })
  .transform(({ name, otherNames }) => ({ words: [name, ...otherNames] }));

const interaction = z
  .strictObject({
    id: text,
    herbs: words.optional(),
    medicines: words.optional(),
    drugClasses: words,
    effect: text,
    source,
    reviewer,
  })
  .transform(({ herbs, medicines, drugClasses, effect, source: from, reviewer: by }) =>
    present({ herbs, words: medicines, drugClasses, effect, source: from, reviewer: by }),
  );
type InteractionRow = z.infer<typeof interaction>;

const incompatibility = z
  .strictObject({
    id: text,
    rule: z.enum(['十八反', '十九畏']),
    one: words,
    other: words,
    source,
    reviewer,
  })
  .transform(({ rule, one, other, source: from, reviewer: by }) =>
    present({ rule, one, other, source: from, reviewer: by }),
  );
type IncompatibilityRow = z.infer<typeof incompatibility>;

const herbsOfRow = ({ herbs }: { herbs?: readonly string[] | undefined }) =>
  refer('herbs', herbs, 'herbs');

export const medicineTables: readonly Table[] = [
  {
    name: 'herbs',
    files: /\/herbs\.tsv$/u,
    row: herb,
    references: ({ formOf }: HerbRow) =>
      refer('herbs', formOf === undefined ? [] : [formOf], 'formOf'),
    check: ({ aliases }: HerbRow) => repeated(aliases),
  },
  {
    name: 'formulas',
    files: /\/formulas\.tsv$/u,
    row: formula,
    references: herbsOfRow,
    check: ({ herbs, aliases }: FormulaRow) => [...repeated(herbs), ...repeated(aliases)],
  },
  {
    name: 'refused-formulas',
    files: /\/refused-formulas\.tsv$/u,
    row: refusedFormula,
    references: herbsOfRow,
  },
  {
    name: 'patent-medicines',
    files: /\/patent-medicines\.tsv$/u,
    row: patentMedicine,
    references: herbsOfRow,
    check: ({ herbs, aliases }: PatentRow) => [...repeated(herbs), ...repeated(aliases)],
  },
  { name: 'drugs', files: /\/drugs\.tsv$/u, row: drugClass },
  { name: 'drug-brands', files: /\/drug-brands\.tsv$/u, row: drugBrand },
  { name: 'substances', files: /\/substances\.tsv$/u, row: substance },
  {
    name: 'drug-interactions',
    files: /\/drug-interactions\.tsv$/u,
    row: interaction,
    references: (row: InteractionRow) => [
      ...herbsOfRow(row),
      ...refer('drugs', row.drugClasses, 'drugClasses'),
    ],
  },
  {
    name: 'herb-incompatibilities',
    files: /\/herb-incompatibilities\.tsv$/u,
    row: incompatibility,
    references: ({ one, other }: IncompatibilityRow) => refer('herbs', [...one, ...other]),
  },
];
