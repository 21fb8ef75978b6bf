// What somebody asks after telling of despair or violence, answered from the script: beside the
// company that the interview keeps, never instead of its line.

import type { Turn } from '../findings/finding.ts';
import { alarmAnswer, alarmScript } from '../knowledge/alarm-scripts.ts';
import { filled } from '../knowledge/fixed-texts.ts';
import type { Hotline } from '../knowledge/hotlines.ts';
import { numbersIn } from '../knowledge/hotlines.ts';
import { stepIn } from '../triage/told-steps.ts';
import { readInAlarm } from './asked-in-alarm.ts';
import type { InAlarm } from './asked-in-alarm.ts';
import { emergencyTexts } from './texts.ts';

/** The danger that was told of: the turns that told of it, its kind, and the group whose script applies. */
export type Crisis = {
  told: readonly number[];
  turn: number;
  kind: 'despair' | 'violence';
  group: string;
  /** Whether it is despair of another than the one who tells. */
  isOfAnother: boolean;
};

const levels = { despair: 'crisis', violence: 'safety' } as const;

/** So many things asked at once are answered. */
const answersMax = 2;
/** What the company itself answers, or leaves to the person. */
const leftAlone: ReadonlySet<InAlarm> = new Set([
  'alone',
  'better',
  'refuses',
  'thanks',
  'grave',
  'department',
]);
const isAnswered = (
  asked: InAlarm,
): asked is Exclude<InAlarm, 'refuses' | 'thanks' | 'grave' | 'department'> =>
  !leftAlone.has(asked);

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Answers to what the newest message asks, or says of the way; empty where it asks nothing. */
export function answersInCrisis(
  turns: readonly Turn[],
  crisis: Crisis,
  lines: readonly Hotline[],
): string[] {
  const arrived = answersOnArrival(turns, crisis, lines);
  if (arrived.length > 0) return arrived;
  const { group } = crisis;
  const level = levels[crisis.kind];
  const script = alarmScript(group) ?? emergencyTexts.any;
  const newest = turns.at(-1);
  const parts = (newest === undefined ? [] : readInAlarm(newest))
    .filter(isAnswered)
    .map((asked) => {
      if (asked === 'now') return list(script.waiting);
      if (asked === 'remedy') return list(script.avoid);
      return asked === 'tell' ? list(script.tell) : alarmAnswer(asked, group, level);
    });
  return [...new Set(parts)].slice(0, answersMax).map((text) => filled(text, numbersIn(lines)));
}

/** What to tell, where the newest message says that the person has arrived at a hospital. */
export function answersOnArrival(
  turns: readonly Turn[],
  crisis: Crisis,
  lines: readonly Hotline[],
): string[] {
  const { turn, kind, group } = crisis;
  const newest = turns.at(-1);
  if (newest === undefined || turns.length - 1 <= turn || stepIn(newest) !== 'arrived') return [];
  const { tell } = alarmScript(group) ?? emergencyTexts.any;
  return [
    filled(`${alarmAnswer('arrived', group, levels[kind])}\n\n${list(tell)}`, numbersIn(lines)),
  ];
}
