import type { ModelTurn } from '#features/models/language-model.ts';
import { readerOf } from '#platform/server/reader.ts';
import { consult } from '#medicine/interview/consult.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import type { Day } from '#medicine/knowledge/advice-seasonal.ts';
import type { Hotline } from '#medicine/knowledge/hotlines.ts';
import type { Patient } from '#medicine/herb-safety/patient.ts';
import { chinaDay } from '#platform/contract/china-time.ts';

/** Builds the knowledge matchers now, so that the first user does not wait for them. */
export function warmUpMedicine(): void {
  consult([{ role: 'user', content: '头痛' }]);
}

/** The inputs of the built-in engine. */
export type LocalOrder = {
  turns: readonly Turn[];
  person: Partial<Patient>;
  today: Day;
  lines: readonly Hotline[];
};

/** The input for a conversation: the season in China, and the operator's helplines. */
export function localOrder(
  turns: readonly ModelTurn[],
  person: Partial<Patient>,
  now: Date,
  lines: readonly Hotline[],
): LocalOrder {
  const [, month, day] = chinaDay(now).split('-').map(Number);
  return {
    turns: turns.flatMap(({ role, ...turn }) => (role === 'system' ? [] : [{ role, ...turn }])),
    person,
    today: { month: month ?? 1, day: day ?? 1 },
    lines,
  };
}

/** The built-in engine. */
export const localReader = readerOf(
  import.meta.url,
  'localReader',
  ({ turns, person, today, lines }: LocalOrder) => consult(turns, person, today, lines),
);
