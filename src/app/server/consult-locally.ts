import { chinaDay } from '#platform/contract/china-time.ts';
import { consult } from '#medicine/interview/consult.ts';
import type { Hotline } from '#medicine/knowledge/hotlines.ts';
import type { Person } from '#medicine/herb-safety/person.ts';
import type { Consultation } from '#features/models/server/local-model.ts';
import type { ModelTurn } from '#features/models/language-model.ts';

/** Builds the matchers of the knowledge now, so that the first person does not wait for them. */
export function warmUpMedicine(): void {
  consult([{ role: 'user', content: '头痛' }]);
}

/** The built-in engine over what the two sides have said; the season is that of China, `lines` are the operator's. */
export function consultLocally(
  turns: readonly ModelTurn[],
  person: Partial<Person>,
  now: Date,
  lines: readonly Hotline[],
): Consultation {
  const [, month, day] = chinaDay(now).split('-').map(Number);
  return consult(
    turns.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }])),
    person,
    { month: month ?? 1, day: day ?? 1 },
    lines,
  );
}
