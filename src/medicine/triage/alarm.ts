import type { Span } from '../reading/mention.ts';
import type { AlarmLevel } from '../knowledge/red-flags.ts';

export type TriageLevel = AlarmLevel | 'routine';
/** A sign of danger in the person's words; `group` is the id of a group of danger signs, or `unnamed`. */
export type Alarm = { group: string; level: AlarmLevel; span: Span; words: string };

const order: readonly TriageLevel[] = ['routine', 'urgent', 'safety', 'crisis', 'emergency'];

/** Whether the first level goes before the second. */
export function isGraver(level: TriageLevel, other: TriageLevel): boolean {
  return order.indexOf(level) > order.indexOf(other);
}

/** Despair and violence: what is met with company and a telephone line, not with an examination. */
export function isOfMind(level: TriageLevel): boolean {
  return level === 'crisis' || level === 'safety';
}

/** The gravest first; what is equal keeps its order. */
export function gravestFirst(alarms: readonly Alarm[]): Alarm[] {
  return alarms.toSorted((a, b) => order.indexOf(b.level) - order.indexOf(a.level));
}
