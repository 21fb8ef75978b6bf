// The items that a history goes through, what is asked about them, and answers of one word.
import { z } from 'zod';

import { tenQuestionKeys } from '#medicine/course/ten-question-keys.ts';
import { symptomGroups } from '#medicine/knowledge/symptom-row.ts';
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
import { question, symptomsOf } from './complaint-tables.ts';
import type { Table } from './table.ts';

const item = z
  .strictObject({ id: z.enum(tenQuestionKeys), name: text, questions: words, source, reviewer })
  .transform(({ id, name, questions }) => ({ id, name, questions }));
type ItemRow = z.infer<typeof item>;

const topic = z
  .strictObject({
    id: text,
    item: z.enum(tenQuestionKeys),
    label: text,
    groups: words.pipe(z.array(z.enum(symptomGroups)).min(1)),
    /** A list of the lexicon of questions. */
    asked: z.string().startsWith('question.'),
    source,
    reviewer,
  })
  .transform(({ item: key, label, groups, asked }) => ({ key, label, groups, asked }));
type TopicRow = z.infer<typeof topic>;

const shortAnswer = z
  .strictObject({
    id: text,
    word: text,
    symptoms: words.pipe(z.array(text).min(1)),
    needsQuestion: yes.optional(),
    source,
    reviewer,
  })
  .transform(({ word, symptoms, needsQuestion }) => present({ word, symptoms, needsQuestion }));
type ShortAnswerRow = z.infer<typeof shortAnswer>;

const plainName = z
  .strictObject({ id: text, symptom: text, plain: text, source, reviewer })
  .transform(({ symptom, plain }) => ({ symptom, plain }));
type PlainNameRow = z.infer<typeof plainName>;

const fixedQuestion = z
  .strictObject({
    id: text,
    text,
    /** The words of each answer offered, by its id. */
    options: z.record(z.string(), text).default({}),
    source: sourceList,
    reviewer,
  })
  .transform(({ id, text: asked, options }) => ({
    id,
    text: asked,
    suggestions: Object.values(options),
  }));
type FixedQuestionRow = z.infer<typeof fixedQuestion>;

export const historyTables: readonly Table[] = [
  {
    name: 'item-questions',
    files: /\/item-questions\.yaml$/u,
    row: question,
    references: symptomsOf,
  },
  {
    name: 'fixed-questions',
    files: /\/fixed-questions\.yaml$/u,
    row: fixedQuestion,
    check: ({ suggestions }: FixedQuestionRow) => repeated(suggestions, 'options'),
  },
  {
    name: 'history-items',
    files: /\/history-items\.tsv$/u,
    row: item,
    references: ({ questions }: ItemRow) =>
      refer(['questions', 'item-questions', 'fixed-questions'], questions, 'questions'),
  },
  {
    name: 'history-topics',
    files: /\/history-topics\.tsv$/u,
    row: topic,
    references: ({ key }: TopicRow) => refer('history-items', [key], 'item'),
  },
  {
    name: 'short-answers',
    files: /\/short-answers\.tsv$/u,
    row: shortAnswer,
    references: ({ symptoms }: ShortAnswerRow) => refer('symptoms', symptoms, 'symptoms'),
    check: ({ symptoms }: ShortAnswerRow) => repeated(symptoms, 'symptoms'),
  },
  {
    name: 'plain-names',
    files: /\/plain-names\.tsv$/u,
    row: plainName,
    references: ({ symptom }: PlainNameRow) => refer('symptoms', [symptom], 'symptom'),
  },
];
