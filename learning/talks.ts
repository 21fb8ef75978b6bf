// Reads files of whole conversations: one a line, as JSON. Each holds the person's side, by the
// questions that may be asked, and what is true of the person.

import { z } from 'zod';
import { acts, medicine, subjects, words } from './messages.ts';
import { recordsIn } from './records.ts';

/** The questions that a conversation may have an answer to. */
const answerKeys = [
  '性别年龄',
  '多久',
  '怎么不舒服',
  '加重缓解',
  '诱因',
  '寒热',
  '汗',
  '头身',
  '大便',
  '小便',
  '饮食',
  '口渴',
  '胸腹',
  '睡眠',
  '情绪',
  '经带',
  '检查',
  '用药',
  '过敏',
  '既往病',
  '怀孕',
  '危险症状',
] as const;

/** What is true of the person, whether it comes up or not. */
const truth = z.strictObject({
  sex: z.enum(['f', 'm']),
  /** Years, or words such as 8个月. */
  age: z.union([z.number(), z.string()]),
  subject: z.enum(subjects),
  complaint: z.string(),
  since: z.string(),
  present: words,
  denied: words,
  medicines: z.array(medicine),
  diseases: words,
  allergies: words,
  pregnant: z.boolean().optional(),
  nursing: z.boolean().optional(),
});

const talk = z.strictObject({
  id: z.string().min(1),
  /** The group of its danger, or none. */
  danger: z.string().min(1),
  truth,
  opening: z.string().min(1),
  answers: z.partialRecord(z.enum(answerKeys), z.string().min(1)),
  /** Messages sent unasked after so many replies; one of them may mention the danger. */
  volunteers: z.array(
    z.strictObject({
      after: z.int().min(1),
      text: z.string().min(1),
      acts: z.array(z.enum(acts)).min(1),
      danger: z.string().min(1).optional(),
    }),
  ),
  /** The message sent when the assistant has misunderstood. */
  misread: z.string().min(1),
  writer: z.string().min(1),
  day: z.iso.date(),
});

/** One conversation, from the person's side. */
export type Talk = z.infer<typeof talk>;
export type AnswerKey = (typeof answerKeys)[number];

/** The conversations of all files of a folder, in the order of their names. */
export const talksIn = (folder: URL): Talk[] =>
  recordsIn(folder, talk, 'a conversation with its truth');
