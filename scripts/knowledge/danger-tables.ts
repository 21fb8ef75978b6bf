// Groups of danger signs, and people's words for each sign.
import { z } from 'zod';

import { present, refer, repeated, reviewer, sourceList, text, words } from './columns.ts';
import { phraseFaults, phraseFields, phrasesInTwoTopics } from './phrases.ts';
import { numberSignTable } from './number-sign-table.ts';
import type { Table } from './table.ts';

export const alarmLevels = ['emergency', 'crisis', 'safety', 'urgent'] as const;
const level = z.enum(alarmLevels);
/** One sign, or several of which any one is enough. */
const anyOf = words.transform((signs) => (signs.length === 1 ? (signs[0] ?? '') : signs));
const rule = z
  .strictObject({
    within: z.enum(['phrase', 'clause', 'near', 'turns', 'across', 'talk']),
    all: z.array(anyOf).min(1),
    none: words.optional(),
    level: level.optional(),
    isPlain: z.literal(true).optional(),
  })
  .transform(present);

const group = z
  .strictObject({
    id: text,
    rank: z.number(),
    title: text,
    level,
    advice: z.string().default(''),
    rules: z.array(rule).min(1),
    /** Plain words without which the learned reader may not name it. */
    names: phraseFields.forms,
    namesOf: text.optional(),
    source: sourceList,
    reviewer,
  })
  .transform(({ source: sources, ...row }) => present({ ...row, rank: undefined, sources }));
type GroupRow = z.infer<typeof group>;

const flag = z.literal(true).optional();
const sign = z
  .strictObject({
    ...phraseFields,
    id: text,
    /** The order in which the learned reader counts the signs. */
    rank: z.number().optional(),
    isCircumstance: flag,
    isLasting: flag,
    isReturning: flag,
    isWish: flag,
    isRuleOnly: flag,
    covers: words.optional(),
    source: sourceList,
    reviewer,
  })
  .transform(({ id: name, forms = [], ...row }) =>
    present({
      name,
      ...row,
      rank: undefined,
      shares: undefined,
      keepsLonger: undefined,
      forms,
      source: undefined,
    }),
  );
type SignRow = z.infer<typeof sign>;

const phrases = z
  .strictObject({ ...phraseFields, id: text, source: sourceList, reviewer })
  .transform(({ id: name, forms = [] }) => ({ name, forms }));

export const dangerTables: readonly Table[] = [
  {
    name: 'red-flags',
    files: /\/red-flags\/[^/]+\.yaml$/u,
    row: group,
    references: ({ id, rules, namesOf }: GroupRow) => [
      ...rules.flatMap(({ all, none = [] }, at) => [
        ...signsOf(all.flat(), 'rules', at, 'all'),
        ...signsOf(none, 'rules', at, 'none'),
      ]),
      ...refer('alarm-scripts', [id]),
      ...refer('red-flags', namesOf === undefined ? [] : [namesOf], 'namesOf'),
    ],
    check: ({ names }: GroupRow) => repeated(names, 'names'),
  },
  {
    name: 'danger-words',
    files: /\/danger-words\/[^/]+\.yaml$/u,
    row: sign,
    references: ({ covers }: SignRow) => refer('danger-words', covers, 'covers'),
    checkWritten: phraseFaults,
    checkAll: phrasesInTwoTopics,
  },
  {
    name: 'danger-phrases',
    files: /\/danger-phrases\.yaml$/u,
    row: phrases,
    check: ({ forms }: z.infer<typeof phrases>) => repeated(forms, 'forms'),
  },
  numberSignTable,
];

const signsOf = (signs: readonly string[], ...path: readonly PropertyKey[]) =>
  signs.flatMap((name) =>
    refer(name.startsWith('#') ? 'number-signs' : 'danger-words', [name], ...path),
  );
