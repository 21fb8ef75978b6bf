// Reads files of whole messages: one message a line, as JSON, with its acts and its contents.

import { z } from 'zod';
import { recordsIn } from './records.ts';
import type { Sentence } from './sentences.ts';

/** What a message may do. */
export const acts = [
  'tells',
  'answers',
  'asks-may-take',
  'asks-together',
  'asks-stop',
  'asks-how-serious',
  'asks-department',
  'asks-test',
  'asks-what-now',
  'asks-meaning',
  'asks-diagnosis',
  'asks-food',
  'asks-other',
  'corrects',
  'denies',
  'refuses',
  'adds-complaint',
  'changes-subject',
  'thanks',
  'greets',
  'ends',
  'complains',
] as const;
/** The persons that a message may be about. */
export const subjects = ['self', 'child', 'parent', 'partner', 'other', 'none'] as const;
export const medicine = z.tuple([z.string(), z.enum(['taking', 'stopped', 'thinking', 'asked'])]);
export const words = z.array(z.string().min(1));

/** Facts about a person that are in the words of the message. */
const facts = z.strictObject({
  sex: z.enum(['f', 'm']).optional(),
  /** Years, or words such as 8个月. */
  age: z.union([z.number(), z.string()]).optional(),
  pregnant: z.boolean().optional(),
  nursing: z.boolean().optional(),
  complaint: z.string().optional(),
  since: z.string().optional(),
  present: words.optional(),
  denied: words.optional(),
  past: words.optional(),
  medicines: z.array(medicine).optional(),
  diseases: words.optional(),
  allergies: words.optional(),
});

const message = z.strictObject({
  text: z.string().min(1),
  labels: z.strictObject({
    danger: z.enum(['none', 'body', 'despair', 'violence']),
    /** Its group of danger signs, `:urgent` behind it for the milder level. */
    group: z.string().optional(),
    /** What it does; several at once. */
    acts: z.array(z.enum(acts)).min(1),
    /** The person it is about. */
    subject: z.enum(subjects),
    facts: facts.optional(),
  }),
  writer: z.string().min(1),
  day: z.iso.date(),
});

/** A message with its labels: those of a sentence, and more. */
export type Message = z.infer<typeof message> & Sentence;

/** The messages of all files of a folder, in the order of their names. */
export const messagesIn = (folder: URL): Message[] =>
  recordsIn(folder, message, 'a message with its labels');
