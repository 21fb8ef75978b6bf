import type { Alarm } from './alarm.ts';
import { isOfMind } from './alarm.ts';
import type { Triage } from './triage.ts';

/** The open alarms of the body: of all that were told before a turn, the gravest first. */
export const openBefore = ({ alarms }: Pick<Triage, 'alarms'>, turn: number): Alarm[] =>
  alarms.filter(({ level, span }) => !isOfMind(level) && span.turn < turn);
