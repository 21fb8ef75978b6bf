// Despair and violence that is told again while it is open: of a danger of the body the first telling
// counts, but who speaks of this once more has to be answered once more.

import type { Turn } from '../findings/finding.ts';
import { isOfMind } from './alarm.ts';
import type { Alarm } from './alarm.ts';
import { isTakenBack } from './taken-back.ts';

/** What a message alone raises, as if nothing had been said before. */
type HearsAlone = (said: Turn) => readonly Alarm[];

/** The alarms of later messages that tell again what an alarm of the same level told. */
export function renewedCrises(
  turns: readonly Turn[],
  open: readonly Alarm[],
  hear: HearsAlone,
): Alarm[] {
  const first = new Map<Alarm['level'], number>();
  for (const { level, span } of open.filter((alarm) => isOfMind(alarm.level)))
    first.set(level, Math.min(span.turn, first.get(level) ?? Infinity));
  if (first.size === 0) return [];
  const isKnown = (alarm: Alarm, turn: number): boolean =>
    open.some(({ level, span }) => level === alarm.level && span.turn === turn);
  return turns.flatMap((said, turn) => {
    const mayRenew = [...first.values()].some((since) => since < turn);
    if (said.role !== 'user' || !mayRenew || isTakenBack(turns, turn)) return [];
    return hear(said)
      .filter((alarm) => turn > (first.get(alarm.level) ?? Infinity) && !isKnown(alarm, turn))
      .map((alarm) => ({ ...alarm, span: { ...alarm.span, turn } }));
  });
}
