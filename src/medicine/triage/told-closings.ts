// What the messages of a conversation close, and how: by a denial or a correction, or by telling what
// a doctor found.

import type { Span, Turn } from '../findings/finding.ts';
import { isOfMind } from './alarm.ts';
import type { Alarm } from './alarm.ts';
import { nextClosings } from './closings.ts';
import type { Closing } from './closings.ts';
import { tellsFinding } from './hospital-findings.ts';

export type ToldClosing = Closing & {
  of: 'alarm' | 'doubt';
  by: 'denial' | 'doctor';
  /** Where the words stand that were closed. */
  span: Span;
};

type Open = Readonly<Record<'alarms' | 'doubts', readonly Alarm[]>>;

/** What the first turn from `from` on that closes any of the alarms and doubts closes of them. */
export function nextToldClosings(
  turns: readonly Turn[],
  from: number,
  { alarms, doubts }: Open,
): ToldClosing[] {
  if (alarms.length + doubts.length === 0) return [];
  for (let turn = from; turn < turns.length; turn += 1) {
    if (turns[turn]?.role !== 'user') continue;
    const closed = [
      ...closingsAt(turns, turn, alarms, 'alarm'),
      ...closingsAt(turns, turn, doubts, 'doubt'),
    ];
    if (closed.length > 0) return closed;
  }
  return [];
}

function closingsAt(
  turns: readonly Turn[],
  turn: number,
  open: readonly Alarm[],
  of: ToldClosing['of'],
): ToldClosing[] {
  const seen = open.filter(
    ({ level, span }) =>
      span.turn < turn && !isOfMind(level) && tellsFinding(turns, turn, span.turn),
  );
  const others = open.filter((alarm) => !seen.includes(alarm));
  return [
    ...seen.map(({ group, level, span }) => ({
      group,
      level,
      turn,
      said: span.turn,
      span,
      of,
      by: 'doctor' as const,
    })),
    ...others.flatMap((alarm) =>
      nextClosings(turns.slice(0, turn + 1), turn, [alarm]).map((closing) => ({
        ...closing,
        of,
        by: 'denial' as const,
        span: alarm.span,
      })),
    ),
  ];
}
