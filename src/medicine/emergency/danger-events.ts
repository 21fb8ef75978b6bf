// What a message did to the dangers of its conversation, for the record: no words of the person.

import type { Turn } from '../findings/finding.ts';
import type { AlarmLevel } from '../knowledge/red-flags.ts';
import type { Alarm } from '../triage/alarm.ts';
import type { ToldClosing } from '../triage/told-closings.ts';
import type { Triage } from '../triage/triage.ts';

export type DangerEvent = { group: string; level: AlarmLevel } & (
  | { event: 'alarm' | 'question' }
  | {
      event: 'alarm_closed' | 'question_closed';
      closedBy: ToldClosing['by'];
      /** Messages of the person after the one that raised it, this one included. */
      messagesAfter: number;
    }
);

/**
 * What the newest message raised and closed.
 * @param asked what may be a danger and is asked about in the reply
 */
export function dangerEvents(
  turns: readonly Turn[],
  { alarms, closings }: Triage,
  asked: Alarm | undefined,
): DangerEvent[] {
  const last = turns.length - 1;
  const raised = alarms.filter(({ span }) => span.turn === last);
  const closed = closings.filter(({ turn }) => turn === last);
  const events: DangerEvent[] = [
    ...raised.map(({ group, level }) => ({ event: 'alarm' as const, group, level })),
    ...(asked ? [{ event: 'question' as const, group: asked.group, level: asked.level }] : []),
    ...closed.map(({ group, level, said, of, by }) => ({
      event: of === 'alarm' ? ('alarm_closed' as const) : ('question_closed' as const),
      group,
      level,
      closedBy: by,
      messagesAfter: turns.filter(({ role }, turn) => role === 'user' && turn > said).length,
    })),
  ];
  const key = ({ event, group, level }: DangerEvent): string => `${event} ${group} ${level}`;
  return [...new Map(events.map((each) => [key(each), each])).values()];
}
