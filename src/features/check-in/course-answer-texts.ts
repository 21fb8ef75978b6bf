import type { Answer } from './rules.ts';

/** The question, where the answer is quoted. */
export const questionWords = '现在怎么样？';

/** The answers in the person's words, as the course reads them. */
export const answerWords: Readonly<Record<Answer, string>> = {
  better: '好些了',
  same: '差不多',
  worse: '更重了',
};
