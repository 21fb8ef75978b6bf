// Symptoms by site, with the words that people use for them.
import { z } from 'zod';

import { symptomGroups } from '#medicine/knowledge/symptom-row.ts';
import { present, refer, reviewer, sourceList, text, words } from './columns.ts';
import { parts, phraseFaults, phraseFields, phrasesInTwoTopics, writtenOut } from './phrases.ts';
import type { Table } from './table.ts';

const symptom = z
  .strictObject({
    ...phraseFields,
    id: text,
    group: z.enum(symptomGroups),
    rank: z.number(),
    parts,
    broader: text.optional(),
    opposite: text.optional(),
    absentMeans: text.optional(),
    isWell: z.literal(true).optional(),
    isDescription: z.literal(true).optional(),
    denies: words.optional(),
    deniedBy: phraseFields.forms,
    source: sourceList,
    reviewer,
  })
  .transform((row, context) => {
    const { id: name, group, forms = [], parts: lists, source: sources, ...rest } = row;
    const written = forms.map((form, at) => {
      try {
        return writtenOut(form, lists);
      } catch (error) {
        context.addIssue({
          code: 'custom',
          path: ['forms', at],
          message: (error as Error).message,
        });
        return form;
      }
    });
    const all = [...new Set([name, ...written])];
    const left = { rank: undefined, shares: undefined, keepsLonger: undefined };
    return present({ name, group, ...rest, ...left, forms: all, sources });
  });
type SymptomRow = z.infer<typeof symptom>;

const one = (id: string | undefined, path: string) =>
  refer('symptoms', id === undefined ? [] : [id], path);

export const symptomTables: readonly Table[] = [
  {
    name: 'symptoms',
    files: /\/symptoms\/[^/]+\.yaml$/u,
    row: symptom,
    references: ({ broader, opposite, absentMeans, denies }: SymptomRow) => [
      ...one(broader, 'broader'),
      ...one(opposite, 'opposite'),
      ...one(absentMeans, 'absentMeans'),
      ...refer('symptoms', denies, 'denies'),
    ],
    checkWritten: phraseFaults,
    checkAll: phrasesInTwoTopics,
  },
];
