// What triage makes of sentences whose danger is known.

import type { AlarmLevel } from '#medicine/knowledge/red-flags.ts';
import { levelOfKey } from '#medicine/triage/danger-kind.ts';
import type { DangerReader } from '#medicine/triage/learned-reader.ts';
import type { MessageLimits } from '#medicine/triage/message-model.ts';
import type { Weighing } from '#medicine/triage/message-weigher.ts';
import { committedWeighing } from '#medicine/triage/message-weigher.ts';
import { triage } from '#medicine/triage/triage.ts';
import type { Sentence } from './sentences.ts';

/** A page of the danger's own level or a graver one is a page; any other page is only a question. */
type Outcome = 'page' | 'question' | 'nothing';

export type Judged = {
  writer: string;
  chars: number;
  /** The level of its danger; absent where there is none. */
  level?: AlarmLevel;
  group?: string;
  outcome: Outcome;
};

const enough: Readonly<Record<AlarmLevel, readonly AlarmLevel[]>> = {
  emergency: ['emergency'],
  crisis: ['crisis'],
  safety: ['safety', 'crisis'],
  urgent: ['urgent', 'safety', 'crisis', 'emergency'],
};

function outcomeOf(
  text: string,
  level: AlarmLevel | undefined,
  { read, weighing }: Readers,
): Outcome {
  const { alarms, doubts } = triage([{ role: 'user', content: text }], {}, read, weighing);
  const pages =
    level === undefined ? alarms : alarms.filter((alarm) => enough[level].includes(alarm.level));
  if (pages.length > 0) return 'page';
  return alarms.length + doubts.length > 0 ? 'question' : 'nothing';
}

type Readers = { read: DangerReader; weighing: Weighing };

/** Reads sentences, each as the first message of a person. */
export function judge(
  sentences: readonly Sentence[],
  read: DangerReader,
  weighing: Weighing = committedWeighing(),
): Judged[] {
  return sentences.map(({ text, writer, labels: { danger, group, level } }) => {
    const own = danger === 'none' ? undefined : (level ?? levelOfKey(group ?? ''));
    return {
      writer,
      chars: [...text].length,
      ...(own && { level: own }),
      ...(group !== undefined && { group }),
      outcome: outcomeOf(text, own, { read, weighing }),
    };
  });
}

/** Counts of one part of the sentences. */
export type Figures = {
  dangers: number;
  pages: number;
  asked: number;
  harmless: number;
  falsePages: number;
  falseQuestions: number;
};

/** Counts pages and questions, with cause and without. */
export function figuresOf(judged: readonly Judged[]): Figures {
  const dangers = judged.filter(({ level }) => level !== undefined);
  const harmless = judged.filter(({ level }) => level === undefined);
  const count = (of: readonly Judged[], wanted: Outcome): number =>
    of.filter(({ outcome }) => outcome === wanted).length;
  return {
    dangers: dangers.length,
    pages: count(dangers, 'page'),
    asked: count(dangers, 'question'),
    harmless: harmless.length,
    falsePages: count(harmless, 'page'),
    falseQuestions: count(harmless, 'question'),
  };
}

/** A reader whose odds of every danger are raised (log odds); equal to lowering the limits. */
export const shifted =
  (read: DangerReader, logOdds: number): DangerReader =>
  (text) =>
    read(text).map((reading) => ({ ...reading, score: reading.score + logOdds }));

/** Limits that are lower by so much, all of them. */
export function lowered({ weigh, limits }: Weighing, logOdds: number): Weighing {
  const lower = <Head extends object>(head: Head): Head =>
    Object.fromEntries(
      Object.entries(head).map(([name, limit]) => [name, Number(limit) - logOdds]),
    ) as Head;
  const all: MessageLimits = { body: lower(limits.body), mind: lower(limits.mind) };
  return { weigh, limits: all };
}
