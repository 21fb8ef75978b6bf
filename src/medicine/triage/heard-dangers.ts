// How the two readers are joined (decision 044). The learned reader decides; a rule that fires makes
// up for what it lacks, so a rule is overruled only where the reader hears harmless words; rules
// about despair and violence never are.

import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Turn } from '../findings/finding.ts';
import type { Alarm } from './alarm.ts';
import { isGraver, isOfMind } from './alarm.ts';
import { isOfLong, withoutCourse } from './told-course.ts';
import { kindOf } from './danger-kind.ts';
import {
  backsRule,
  despairMin,
  isAskedAbout,
  isNothing,
  leavesDoubt,
  opensPage,
  scoreInText,
} from './danger-limits.ts';
import type { DangerReader } from './learned-reader.ts';
import { readDanger } from './learned-reader.ts';
import { isAccident, isOnlyRequest, restsOnThings } from './meant-despair.ts';
import { namedDangers, unnamed } from './named-dangers.ts';
import type { DangerReading, HeardDangers, RuledAlarm } from '../reading/danger-signals.ts';
import { signalsOf } from '../reading/reading-of.ts';
import { readSigns, signsOf } from './read-signs.ts';
import { ruledAlone } from './ruled-alarms.ts';

const dangerWords = lexicon(dangerJson);

/** A rule that rests on things alone is not even asked about where the reader hears nothing. */
const thingsMin = -4;
/** Beside a poisoning, which explains the same words, despair must be heard as clearly as this. */
const besideAccidentMin = 0.3;

/** Turns of the user that a later correction does not take back. */
export function openTurns(turns: readonly Turn[]): number[] {
  const open: number[] = [];
  for (const [turn, said] of turns.entries()) {
    if (said.role !== 'user') continue;
    if (signsOf(said).retracts) open.pop();
    open.push(turn);
  }
  return open;
}

/** What a reading opens a page for and what it asks about. */
function weighed(reading: DangerReading, turn: number, turns: readonly Turn[]): HeardDangers {
  const { start, end } = reading;
  const content = turns[turn]?.content ?? '';
  const score = scoreInText(reading);
  const found: HeardDangers = { alarms: [], doubts: [] };
  if (isNothing(score)) return found;
  for (const danger of namedDangers(reading, turn, turns)) {
    const { group, level, isNamed } = danger;
    const alarm = { group, level, span: { turn, start, end }, words: content.slice(start, end) };
    if (isNamed && opensPage(score, level)) found.alarms.push(alarm);
    else if (isAskedAbout(score, danger, isNamed) && mayBeMeant(alarm, content))
      found.doubts.push(alarm);
  }
  return found;
}

/**
 * Whether words can be of what they sound like: despair asks for more than a formula, a danger is new,
 * and what has no name is more than a question, in a message of more than numbers.
 */
function mayBeMeant({ group, level, words }: Alarm, content: string): boolean {
  if (isOfMind(level)) return group !== unnamed || !isOnlyRequest(content);
  if (isOfLong(content)) return false;
  if (group !== unnamed) return true;
  if (isEmptyWithout(content, onlyFact)) return false;
  return readSigns(words).signs.size > 0 || !isEmptyWithout(words, onlyQuestion);
}

const isEmptyWithout = (words: string, known: RegExp): boolean =>
  !/\p{L}/u.test(words.replace(known, ''));

/** The readings of the stretches in which an alarm lies. */
const around = (readings: readonly DangerReading[], { span }: Alarm): readonly DangerReading[] =>
  readings.filter(
    ({ window }) => window === undefined || (window.start < span.end && window.end > span.start),
  );

/** From this share of a turn on, words that hardly mean anything else stand as they are. */
const plainShareMin = 0.5;
/** Who, when and a little: what is said beside the sign without making it harmless. */
const besideSign = dangerWords['danger.beside-sign'].regExp('gu');

/** What makes a plain sign ordinary, so that the learned reader weighs it after all. */
const explained = dangerWords['danger.explained'].regExp();

const onlyFact = dangerWords['danger.only-fact'].regExp('gu');
const onlyQuestion = dangerWords['danger.only-question'].regExp('gu');

const lettersOf = (text: string): number => [...text.replace(besideSign, '')].length;

/** Whether the words of a plain sign are most of what is said, so that nothing makes it harmless. */
const isToldPlainly = ({ words, isPlain }: RuledAlarm, content: string): boolean =>
  isPlain && !explained.test(content) && lettersOf(words) >= plainShareMin * lettersOf(content);

/** Whether the turn raises the alarm by itself, not as an answer to a question. */
const isOwn = (alarm: RuledAlarm, said: Turn): boolean =>
  ruledAlone(said).some(({ group }) => group === alarm.group);

const ofMind = ({ named }: DangerReading): boolean => named.some(({ level }) => isOfMind(level));

/** What is heard in a turn, the clearest first; of the body without what is told of the course. */
function readingsIn(said: Turn, read: DangerReader): DangerReading[] {
  const { content } = said;
  const signals = read === readDanger ? signalsOf(said) : undefined;
  const all = signals?.alone.readings ?? read(content);
  const now = signals ? (signals.withoutCourse ?? all) : read(withoutCourse(content));
  return [...all.filter(ofMind), ...now.filter((reading) => !ofMind(reading))].toSorted(
    (a, b) => b.score - a.score,
  );
}

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
): HeardDangers {
  const learned: Alarm[] = [];
  const doubts: Alarm[] = [];
  const quiet = new Set<RuledAlarm>();
  const unheard = new Set<RuledAlarm>();
  const despair = new Map<number, number>();
  for (const turn of openTurns(turns)) {
    const said = turns[turn];
    if (said === undefined) continue;
    const { content } = said;
    const readings = readingsIn(said, read);
    for (const reading of readings) {
      const found = weighed(reading, turn, turns);
      learned.push(...found.alarms);
      doubts.push(...found.doubts);
    }
    const mind = despairIn(readings);
    despair.set(turn, mind);
    for (const alarm of ruled) {
      const isWeighed = readings.length > 0 && mind < despairMin;
      if (!isWeighed || alarm.span.turn !== turn || !restsOnThings(alarm)) continue;
      if (isOwn(alarm, said)) (mind >= thingsMin ? quiet : unheard).add(alarm);
    }
    const body = readings.filter(({ named }) =>
      named.some(({ level }) => kindOf(level) === 'body'),
    );
    if (body.length === 0) continue;
    for (const alarm of ruled) {
      if (isOfMind(alarm.level)) continue;
      if (alarm.isJoined || isToldPlainly(alarm, content)) continue;
      if (alarm.span.turn !== turn) continue;
      const near = around(body, alarm);
      if (near.some(backsRule) || !isOwn(alarm, said)) continue;
      (near.some(leavesDoubt) ? quiet : unheard).add(alarm);
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
