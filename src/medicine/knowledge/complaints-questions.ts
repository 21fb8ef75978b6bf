import rows from '../compiled/questions.json' with { type: 'json' };
import type { Question } from './complaints-question-row.ts';

export type { Option, Question } from './complaints-question-row.ts';

const all = rows as unknown as readonly Question[];
const byId = new Map(all.map((question) => [question.id, question]));
const tongue = byId.get('tongue');
if (tongue === undefined) throw new Error('No question on the tongue');

/** The question on the tongue; every complaint ends with it. */
export const tongueQuestion: Question = tongue;

/** Every question with answers that can be tapped, but for the one on the tongue. */
export const questions: readonly Question[] = all.filter(({ id }) => id !== tongueQuestion.id);

export function questionNamed(id: string): Question | undefined {
  return byId.get(id);
}
