// What is heard of danger, once each message has been weighed as a whole: a page where the whole
// message is a danger clearly enough, a question where it may be one, and otherwise nothing.

import type { Turn } from '../findings/finding.ts';
import type { Alarm } from './alarm.ts';
import { gravestFirst, isOfMind } from './alarm.ts';
import type {
  DangerReading,
  HeardDangers,
  RuledAlarm,
  Weighed,
} from '../reading/danger-signals.ts';
import { signalsOf } from '../reading/reading-of.ts';
import { heardDangers, openTurns } from './heard-dangers.ts';
import { isOnlyRequest } from './meant-despair.ts';
import type { DangerReader } from './learned-reader.ts';
import { readDanger } from './learned-reader.ts';
import type { MessageLimits } from './message-model.ts';
import { heardIn } from './message-signals.ts';
import type { Weighing } from './message-weigher.ts';
import { weighMessage } from './message-weigher.ts';
import { nameOf, unnamed } from './named-dangers.ts';

/** A shorter message says little but its sign, which the readers hear as it is meant. */
export const weighedCharsMin = 20;
/** From this length on what surrounds a sign can make it harmless. */
export const surroundedCharsMin = 60;
/** In a shorter message a named danger is dropped only this much (log odds) below the limit. */
const namedMargins = { body: 2, mind: 4 };
/** Despair is called what the reader hears from this share on. */
const sureShareMin = 0.6;
/** What nobody heard is asked about from this much (log odds) above the limit of a page. */
const unheardMargins = { body: 1.5, mind: 0.5 };
/** Despair in a sentence without any sign is asked about from this much above one with a sign. */
const unnamedMargin = 2;

type Fate = 'page' | 'question' | 'nothing';
/** A user's message, what it weighs, and the turns that it stands in. */
type Message = {
  turn: number;
  content: string;
  /** What the learned reader hears in it. */
  readings: readonly DangerReading[];
  weighed: Weighed;
  limits: MessageLimits;
  turns: readonly Turn[];
};

const charsOf = (content: string): number => [...content].length;

/** Whether a message is long enough to be weighed as a whole. */
export const isWeighed = (content: string): boolean => charsOf(content) >= weighedCharsMin;

/** What a turn weighs; it may hold what it weighs to the readers of the product. */
function weightOf(said: Turn, read: DangerReader, weigh: Weighing['weigh']): Weighed | undefined {
  if (!isWeighed(said.content)) return undefined;
  const isProduct = read === readDanger && weigh === weighMessage;
  const signals = isProduct ? signalsOf(said) : undefined;
  return signals ? signals.weighed : weigh(said.content, read);
}

/** What becomes of something heard in a message, given what the whole message weighs. */
function fateOf(
  { group, level }: Alarm,
  heardAs: 'page' | 'question',
  { content, weighed, limits: allLimits }: Message,
): Fate {
  // What several turns say together, or what is known of the person, is more than this message says.
  if (!weighed.groups.has(group)) return heardAs;
  const isShort = charsOf(content) < surroundedCharsMin;
  const isNamed = group !== unnamed;
  // Of violence few have written, and most of them shortly: there its words are believed.
  if (level === 'safety' && isShort) return heardAs;
  const head = isOfMind(level) ? 'mind' : 'body';
  const { page, shortPage, question, unnamedQuestion } = allLimits[head];
  const odds = weighed[head];
  if (isNamed && odds >= (isShort && heardAs === 'page' ? shortPage : page)) return 'page';
  const least = isNamed ? question - (isShort ? namedMargins[head] : 0) : unnamedQuestion;
  return odds >= least || level === 'safety' ? 'question' : 'nothing';
}

/** What a message that weighs enough for a page is called, by the rules or else by the reader. */
function named(message: Message, ruled: readonly RuledAlarm[]): Alarm[] {
  const { turn, readings, weighed, limits, turns } = message;
  if (weighed.body < limits.body.page) return [];
  const isBody = ({ level, span }: Alarm): boolean => !isOfMind(level) && span.turn === turn;
  const { group, level, span, words } = gravestFirst(ruled.filter(isBody))[0] ?? {};
  if (group && level && span && words) return [{ group, level, span, words }];
  const name = nameOf(readings, turn, turns, weighed.body >= limits.body.sure);
  const from = readings.filter((reading) => name !== undefined && reading.named.includes(name));
  return name ? [{ group: name.group, level: name.level, ...tellingWords(message, from) }] : [];
}

const isWordless = ({ group, level }: Alarm): boolean => group === unnamed && level === 'crisis';

/**
 * Despair of which no sign is said: where the whole message tells of it beyond doubt and asks for more
 * than a formula, and the reader hears one group of it, it has that name.
 */
function certainDespair(
  doubts: readonly Alarm[],
  { content, readings, weighed, limits }: Message,
): Alarm[] {
  const doubt = doubts.find(isWordless);
  const { shortPage, sure } = limits.mind;
  const least = charsOf(content) < surroundedCharsMin ? shortPage : sure;
  if (doubt === undefined || isOnlyRequest(content) || weighed.mind < least) return [];
  const group = despairIn(readings);
  return group === undefined ? [] : [{ ...doubt, group }];
}

/** The group of despair that the reader hears, where it hears one of them clearly. */
function despairIn(readings: readonly DangerReading[]): string | undefined {
  const [name] = readings
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ named: heard }) => heard.filter(({ level }) => level === 'crisis'));
  return name && name.share >= sureShareMin ? name.group : undefined;
}

/** What a sentence tells beside what is heard in its message as a whole. */
function withSentences(
  { alarms, doubts }: HeardDangers,
  { turn, content, weighed, limits }: Message,
  read: DangerReader,
): HeardDangers {
  const found: HeardDangers = { alarms: [...alarms], doubts: [...doubts] };
  for (const { level, odds, start, end, ...told } of weighed.sentences) {
    const { sentencePage, sentenceQuestion } = limits[isOfMind(level) ? 'mind' : 'body'];
    const words = content.slice(start, end);
    const isNamed = told.group !== unnamed;
    const group = isNamed || odds < sentencePage ? told.group : (despairIn(read(words)) ?? unnamed);
    const alarm = { group, level, span: { turn, start, end }, words };
    const isHeard = (one: Alarm): boolean =>
      one.level === level && (one.group === group || group === unnamed);
    if (found.alarms.some(isHeard)) continue;
    if (group !== unnamed && odds >= sentencePage) {
      found.alarms.push(alarm);
      found.doubts = found.doubts.filter((doubt) => !isHeard(doubt));
    } else if (odds >= sentenceQuestion + (isNamed ? 0 : unnamedMargin)) {
      if (!found.doubts.some(isHeard)) found.doubts.push(alarm);
    }
  }
  return found;
}

/** The words of the clause that weighs most in what was heard most clearly. */
function tellingWords(
  { turn, content }: Message,
  readings: readonly DangerReading[],
): Pick<Alarm, 'span' | 'words'> {
  const { start, end } = readings.toSorted((a, b) => b.score - a.score)[0] ?? {
    start: 0,
    end: content.length,
  };
  return { span: { turn, start, end }, words: content.slice(start, end) };
}

/** What nobody heard and the whole message tells all the same; it has no name, so it is asked about. */
function unheard(message: Message): Alarm[] {
  const { content, readings, weighed, limits } = message;
  if (weighed.groups.size > 0) return [];
  const isBody = weighed.body >= limits.body.page + unheardMargins.body;
  const isMind = !isOnlyRequest(content) && weighed.mind >= limits.mind.page + unheardMargins.mind;
  if (!isBody && !isMind) return [];
  const heard = readings.filter(({ named: names }) =>
    names.some(({ level }) => isOfMind(level) !== isBody),
  );
  const level = isBody ? 'emergency' : 'crisis';
  return [{ group: unnamed, level, ...tellingWords(message, heard) }];
}

function weighedMessage(
  heard: HeardDangers,
  message: Message,
  ruled: readonly RuledAlarm[],
): HeardDangers {
  const fated = [
    ...heard.alarms.map((alarm) => ({ alarm, fate: fateOf(alarm, 'page', message) })),
    ...heard.doubts.map((alarm) => ({ alarm, fate: fateOf(alarm, 'question', message) })),
  ];
  const are = (wanted: Fate): Alarm[] =>
    fated.filter(({ fate }) => fate === wanted).map(({ alarm }) => alarm);
  if (fated.length === 0) return { alarms: [], doubts: unheard(message) };
  const asked = are('question');
  const certain = certainDespair(asked, message);
  const alarms = [...are('page'), ...certain];
  const doubts = certain.length === 0 ? asked : asked.filter((doubt) => !isWordless(doubt));
  const isUnnamed = ({ group, level }: Alarm): boolean => group === unnamed && !isOfMind(level);
  if (alarms.length > 0 || !doubts.some((doubt) => isUnnamed(doubt))) return { alarms, doubts };
  const names = named(message, ruled);
  if (names.length === 0) return { alarms, doubts };
  return { alarms: names, doubts: doubts.filter((doubt) => !isUnnamed(doubt)) };
}

/** Alarms and doubts of the rules and the learned reader together, weighed message by message. */
export function weighedDangers(
  turns: readonly Turn[],
  ruled: readonly RuledAlarm[],
  read: DangerReader,
  { weigh, limits }: Weighing,
): HeardDangers {
  const heard = heardDangers(turns, ruled, read);
  const open = new Set(openTurns(turns));
  const found: HeardDangers = { alarms: [], doubts: [] };
  for (const [turn, said] of turns.entries()) {
    const { role, content } = said;
    if (role !== 'user') continue;
    const isHere = ({ span }: Alarm): boolean => span.turn === turn;
    const here = { alarms: heard.alarms.filter(isHere), doubts: heard.doubts.filter(isHere) };
    const weighed = weightOf(said, read, weigh);
    const { readings } = heardIn(said, read);
    const message = weighed && { turn, content, readings, weighed, limits, turns };
    const whole = message ? weighedMessage(here, message, ruled) : here;
    const kept = message && open.has(turn) ? withSentences(whole, message, read) : whole;
    found.alarms.push(...kept.alarms);
    found.doubts.push(...kept.doubts);
  }
  return found;
}
