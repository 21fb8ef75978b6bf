import rows from '../compiled/fixed-questions.json' with { type: 'json' };

/** A question that is answered in free words, with answers that are only offered. */
export type FreeQuestion = { id: string; text: string; suggestions: readonly string[] };

const byId: ReadonlyMap<string, FreeQuestion> = new Map(rows.map((row) => [row.id, row]));

export function freeQuestion(id: string): FreeQuestion | undefined {
  return byId.get(id);
}

/** The question of this id, which the logic names. */
export function fixedQuestion(id: string): FreeQuestion {
  const question = freeQuestion(id);
  if (question === undefined) throw new Error(`No fixed question ${id}`);
  return question;
}
