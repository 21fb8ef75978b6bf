// How the two readers are joined (decision 044). The learned reader decides; a rule that fires makes
// up for what it lacks, so a rule is overruled only where the reader hears harmless words; rules
// about despair and violence never are.

import type { Turn } from '../findings/finding.ts';
import type { AlarmLevel } from '../knowledge/red-flags.ts';
import type { Alarm } from './alarm.ts';
import { isGraver, isOfMind } from './alarm.ts';
import { kindOf } from './danger-kind.ts';
import type { DangerReader, DangerReading, NamedDanger } from './learned-reader.ts';
import { isAccident, restsOnThings } from './meant-despair.ts';
import { readSigns } from './read-signs.ts';
import type { RuledAlarm } from './ruled-alarms.ts';
import { ruledAlarms } from './ruled-alarms.ts';

/** Log odds from which on it is an alarm, chosen on writers whose sentences were not learned from. */
const alarmMins: Readonly<Record<AlarmLevel, number>> = {
  emergency: -0.3,
  urgent: -0.5,
  crisis: -0.7,
  safety: -2.1,
};
/** What a rule that fires on the same words adds. */
const ruleBonus = 0.5;
/** From here on the person is asked. Despair is seldom said alike: better ask ten times too often. */
const doubtMins: Readonly<Record<AlarmLevel, number>> = {
  emergency: -1.2,
  urgent: -1.2,
  crisis: -3,
  safety: -3.2,
};
/** A rule that rests on things alone is not even asked about where the reader hears nothing. */
const thingsMin = -4;
/** Beside a poisoning, which explains the same words, despair must be heard as clearly as this. */
const besideAccidentMin = 0.3;
/** A group is named, with its advice, from this share on. */
const groupShareMin = 0.4;
/** Stands for the group of a danger that nobody can name yet. */
const unnamed = 'unnamed';

type Heard = { alarms: Alarm[]; doubts: Alarm[] };

/** Groups that only children have, and the signs that somebody speaks of one. */
const childGroups: ReadonlySet<string> = new Set([
  'infant-fever',
  'febrile-convulsion',
  'ill-child',
  'child-breathing',
  'child-ingestion',
  'intussusception',
]);
const childSigns = ['小孩', '幼婴', '#幼儿', '#三月龄内'];

function speaksOfChild(turns: readonly Turn[]): boolean {
  return turns.some(({ role, content }) => {
    const { signs } = readSigns(role === 'user' ? content : '');
    return childSigns.some((sign) => signs.has(sign));
  });
}

/** Turns of the user that a later correction does not take back. */
function openTurns(turns: readonly Turn[]): number[] {
  const open: number[] = [];
  for (const [turn, { role, content }] of turns.entries()) {
    if (role !== 'user') continue;
    if (readSigns(content).retracts) open.pop();
    open.push(turn);
  }
  return open;
}

/** An emergency that sounds like no group more than like another is often no danger at all. */
const doubtfulShare = 0.2;
const doubtfulMore = 0.6;

const minOf = ({ level, share }: NamedDanger): number =>
  alarmMins[level] + (level === 'emergency' && share < doubtfulShare ? doubtfulMore : 0);

const alarmMinOf = ({ named }: DangerReading): number => Math.min(...named.map(minOf));

const isDoubtful = ({ named, score }: DangerReading): boolean =>
  named.some(({ level }) => score >= doubtMins[level]);

function alarmsOf(
  { named, score, start, end }: DangerReading,
  turn: number,
  turns: readonly Turn[],
): Alarm[] {
  const words = turns[turn]?.content.slice(start, end) ?? '';
  const isKnown = ({ group, share }: NamedDanger): boolean =>
    share >= groupShareMin && (!childGroups.has(group) || speaksOfChild(turns));
  const sure = named.filter((one) => score >= minOf(one));
  return (sure.length > 0 ? sure : named).map((one) => ({
    group: isKnown(one) ? one.group : unnamed,
    level: one.level,
    span: { turn, start, end },
    words,
  }));
}

/** From this share of a turn on, words that hardly mean anything else stand as they are. */
const plainShareMin = 0.5;
/** Who, when and a little: what is said beside the sign without making it harmless. */
const besideSign =
  /我?(?:爸|妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|老公|老婆|老伴|父亲|母亲|先生|爱人|朋友)|我|他|她|今天|今早|早上|今晚|昨天|昨晚|刚才|刚刚|现在|起来|起床|突然|忽然|有一?点儿?|有些|一点点?|稍微|好像|似乎|感觉|觉得|这两天|最近|没事吧|要紧吗|怎么办|怎么回事|为什么|是不是|[^\p{L}\p{N}]/gu;

/** What makes a plain sign ordinary, so that the learned reader weighs it after all. */
const explained =
  /从小|天生|生来|一直这样|老毛病|后遗症|多年|麻药|补牙|拔牙|牙套|牙医|溃疡|烫|辣|咬|球|睡觉|压[着到的麻]|枕|累|运动|锻炼|健身|搬|拎|扭|颈椎|腱鞘|喝[多醉酒]|困|紧张|好了|恢复|哈哈|唱|喊/u;

const lettersOf = (text: string): number => [...text.replace(besideSign, '')].length;

/** Whether the words of a plain sign are most of what is said, so that nothing makes it harmless. */
const isToldPlainly = ({ words, isPlain }: RuledAlarm, content: string): boolean =>
  isPlain && !explained.test(content) && lettersOf(words) >= plainShareMin * lettersOf(content);

/** Whether the turn raises the alarm by itself, not as an answer to a question. */
const isOwn = (alarm: RuledAlarm, content: string): boolean =>
  ruledAlarms([{ role: 'user', content }]).some(({ group }) => group === alarm.group);

const despairIn = (readings: readonly DangerReading[]): number =>
  Math.max(
    -Infinity,
    ...readings
      .filter(({ named }) => named.some(({ level }) => kindOf(level) === 'despair'))
      .map(({ score }) => score),
  );

/** One alarm a group, the earliest. */
function onePerGroup(alarms: readonly RuledAlarm[]): Alarm[] {
  const first = new Map<string, RuledAlarm>();
  for (const alarm of alarms) {
    const held = first.get(alarm.group);
    const isBefore = held === undefined || alarm.span.turn < held.span.turn;
    if (isBefore || isGraver(alarm.level, held.level)) first.set(alarm.group, alarm);
  }
  return Array.from(first.values(), ({ group, level, span, words }) => ({
    group,
    level,
    span,
    words,
  }));
}

/** Alarms with those of the rules first; one a group, and none that a rule of its turn names graver. */
function joined(ruled: readonly Alarm[], learned: readonly Alarm[]): Alarm[] {
  const all = [...ruled];
  for (const alarm of learned) {
    const { group, level, span } = alarm;
    const isCovered = all.some(
      (other) =>
        (other.group === group && group !== unnamed) ||
        (other.span.turn === span.turn && (other.level === level || level === 'urgent')),
    );
    if (!isCovered) all.push(alarm);
  }
  return all;
}

/** Weighs the alarms of the rules with what the learned reader hears in each open turn. */
export function heardDangers(
  turns: readonly Turn[],
  ruled: readonly RuledAlarm[],
  read: DangerReader,
): Heard {
  const learned: Alarm[] = [];
  const doubts: Alarm[] = [];
  const quiet = new Set<RuledAlarm>();
  const unheard = new Set<RuledAlarm>();
  const despair = new Map<number, number>();
  for (const turn of openTurns(turns)) {
    const content = turns[turn]?.content ?? '';
    const readings = read(content).toSorted((a, b) => b.score - a.score);
    for (const reading of readings) {
      if (!isDoubtful(reading)) continue;
      const alarms = alarmsOf(reading, turn, turns);
      (reading.score >= alarmMinOf(reading) ? learned : doubts).push(...alarms);
    }
    const mind = despairIn(readings);
    despair.set(turn, mind);
    for (const alarm of ruled) {
      const isWeighed = readings.length > 0 && mind < alarmMins.crisis;
      if (!isWeighed || alarm.span.turn !== turn || !restsOnThings(alarm)) continue;
      if (isOwn(alarm, content)) (mind >= thingsMin ? quiet : unheard).add(alarm);
    }
    const body = readings.filter(({ named }) =>
      named.some(({ level }) => kindOf(level) === 'body'),
    );
    const isBacked = body.some((one) => one.score + ruleBonus >= alarmMinOf(one));
    if (body.length === 0 || isBacked) continue;
    for (const alarm of ruled) {
      if (isOfMind(alarm.level)) continue;
      if (alarm.isJoined || isToldPlainly(alarm, content)) continue;
      if (alarm.span.turn === turn && isOwn(alarm, content)) quiet.add(alarm);
    }
  }
  const kept = ruled.filter((alarm) => !quiet.has(alarm) && !unheard.has(alarm));
  const accidents = new Set([...kept, ...learned].filter(isAccident).map(({ span }) => span.turn));
  const isExplained = ({ level, span }: Alarm): boolean =>
    level === 'crisis' &&
    accidents.has(span.turn) &&
    (despair.get(span.turn) ?? Infinity) < besideAccidentMin;
  const alarms = joined(
    onePerGroup(kept.filter((alarm) => !(restsOnThings(alarm) && isExplained(alarm)))),
    learned.filter((alarm) => !isExplained(alarm)),
  );
  const asked = [...onePerGroup([...quiet]), ...doubts].filter((alarm) => !isExplained(alarm));
  return { alarms, doubts: joined(alarms, asked).slice(alarms.length) };
}
