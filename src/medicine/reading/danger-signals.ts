// What one message says of danger, before anything else of the conversation is known.

import type { AlarmLevel } from '../knowledge/red-flags.ts';
import type { Alarm } from '../triage/alarm.ts';
import type { MessageHead } from '../triage/message-model.ts';

export type SignHit = { sign: string; start: number; end: number };

export type SignsRead = {
  /** What the text states as present. */
  signs: ReadonlyMap<string, SignHit[]>;
  /** The same of the ideas that only rules read, not the learned reader. */
  ruleSigns: ReadonlyMap<string, SignHit[]>;
  /** What it names and denies, or tells as past. */
  unsaid: ReadonlySet<string>;
  /** Whether it takes back what was written before it. */
  retracts: boolean;
};

export type TextWindow = { start: number; end: number };

/** What one stretch of a text sounds like, to one of those who listen. */
export type DangerReading = {
  /** The clause that weighs most; UTF-16 offsets into the text. */
  start: number;
  end: number;
  /** Log odds of danger; `heard-dangers.ts` knows what is enough. */
  score: number;
  /** The levels it may be of, each with its likeliest group, the gravest first; never empty. */
  readonly named: readonly NamedDanger[];
  /** The stretch that was read; the whole text where it is not said. */
  window?: TextWindow;
  /** Into how many stretches the text was cut; one where it is not said. */
  windows?: number;
};

export type NamedDanger = { level: AlarmLevel; group: string; share: number };

/** What a rule found. */
export type RuledAlarm = Alarm & {
  /** Several turns together said it, so that no turn alone tells what is meant. */
  isJoined: boolean;
  isPlain: boolean;
};

export type HeardDangers = { alarms: Alarm[]; doubts: Alarm[] };

/** What a message is heard to say by itself, whatever was said before. */
export type HeardAlone = HeardDangers & {
  readings: readonly DangerReading[];
  ruled: readonly RuledAlarm[];
};

/** What one sentence of a message tells by itself, and the log odds of that sentence. */
export type SentenceDanger = {
  group: string;
  level: AlarmLevel;
  odds: number;
  start: number;
  end: number;
};

/**
 * Log odds by what is weighed, the groups of danger signs that the message alone tells of, and what
 * its sentences tell of, each alone.
 */
export type Weighed = Readonly<Record<MessageHead, number>> & {
  groups: ReadonlySet<string>;
  sentences: readonly SentenceDanger[];
};

/** What is heard of danger in one message by itself: by the rules, and by the learned readers. */
export type DangerSignals = {
  /** The words these are of: the message without what only makes light of it. */
  readonly text: string;
  readonly signs: SignsRead;
  /** The same without words such as 有点, where there are any. */
  readonly unsoftened?: SignsRead;
  readonly alone: HeardAlone;
  /** What the learned reader hears without what is told of the course, where something is. */
  readonly withoutCourse?: readonly DangerReading[];
  /** Undefined where the message is unlike all that was learned, and where it is short. */
  readonly weighed?: Weighed;
  /** Whether it speaks of a child. */
  readonly isOfChild: boolean;
};
