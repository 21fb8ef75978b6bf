import { consult } from '#medicine/interview/consult.ts';
import type { Consultation } from '#features/models/server/local-model.ts';
import type { ModelTurn } from '#features/models/language-model.ts';

/** The built-in engine over what the two sides have said. */
export function consultLocally(turns: readonly ModelTurn[]): Consultation {
  return consult(
    turns.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }])),
  );
}
