// Reads direct questions that people ask: one a line, as JSON, with the facts that the first paragraph of
// an answer needs.

import { z } from 'zod';
import { recordsIn } from './records.ts';

const question = z.strictObject({
  text: z.string().min(1),
  /** The answer must contain each of them, in any one of its wordings. */
  needs: z.array(z.array(z.string().min(1)).min(1)).min(1),
  writer: z.string().min(1),
  day: z.iso.date(),
});
export type DirectQuestion = z.infer<typeof question>;

const folder = new URL('corpus/questions/', import.meta.url);

/** The questions of all writers. */
export const directQuestions = (): DirectQuestion[] =>
  recordsIn(folder, question, 'a question with what its answer needs');
