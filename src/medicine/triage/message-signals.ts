// What is weighed of a whole message: how clearly each stretch was heard, what the rules found, what
// opened or was asked, the ideas and symptoms with what is said of them, and the letters.

import { boundedCache } from '../findings/bounded-cache.ts';
import { normalise } from '../findings/normalise.ts';
import type { Turn } from '../findings/finding.ts';
import { readSymptoms } from '../findings/read-symptoms.ts';
import { isOfMind } from './alarm.ts';
import type { DangerReading, HeardAlone } from '../reading/danger-signals.ts';
import { signalsOf } from '../reading/reading-of.ts';
import { heardDangers } from './heard-dangers.ts';
import type { DangerReader } from './learned-reader.ts';
import { readDanger } from './learned-reader.ts';
import { unnamed } from './named-dangers.ts';
import { readSigns } from './read-signs.ts';
import { ruledAlone } from './ruled-alarms.ts';

/** Names with their values; a name that is missing has the value 0. */
export type Signals = Map<string, number>;

const gramMax = 3;
const keptMax = 2_048;
/** Log odds below this say no more than this. */
const scoreMin = -8;
/** Stands where a stretch was heard by nobody. */
const scoreWhereNone = -6;
const heardAs = { body: ['emergency', 'urgent'], crisis: ['crisis'], safety: ['safety'] } as const;

/** Letters side by side, up to three, each once; every one has the value 1 / √(how many there are). */
export function messageLetters(content: string): string[] {
  const text = normalise(content).replace(/\s/gu, '').replace(/，+/gu, '，');
  const grams = new Set<string>();
  for (let at = 0; at < text.length; at += 1)
    for (let length = 1; length <= gramMax && at + length <= text.length; length += 1)
      grams.add(text.slice(at, at + length));
  return [...grams];
}

function addScores(signals: Signals, readings: readonly DangerReading[]): void {
  for (const [name, levels] of Object.entries(heardAs)) {
    const scores = readings
      .filter(({ named }) => levels.some((level) => level === named[0]?.level))
      .map(({ score }) => Math.max(scoreMin, score))
      .toSorted((a, b) => b - a);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    signals.set(`score:${name}`, scores[0] ?? scoreWhereNone);
    signals.set(`next:${name}`, scores[1] ?? scoreWhereNone);
    signals.set(`mean:${name}`, scores.length === 0 ? scoreWhereNone : mean);
  }
}

function addIdeas(signals: Signals, content: string): void {
  const { signs, unsaid } = readSigns(content);
  const ideas = new Set([
    ...Array.from(signs.keys(), (sign) => `+${sign}`),
    ...Array.from(unsaid, (sign) => `-${sign}`),
    ...readSymptoms(content).map(
      ({ symptom, polarity, time }) => `=${polarity.charAt(0)}${time.charAt(0)}${symptom}`,
    ),
  ]);
  for (const idea of ideas) signals.set(idea, 1 / Math.sqrt(1 + ideas.size));
}

const kept = boundedCache<HeardAlone>(keptMax);

/** Hears a message as if it were the first. Pure; of the product's reader recent messages are kept. */
export const hearAlone = (content: string, read: DangerReader): HeardAlone =>
  read === readDanger ? kept(content, (text) => hear(text, read)) : hear(content, read);

/** The same of a turn, which may hold it. */
export const heardIn = (said: Turn, read: DangerReader): HeardAlone =>
  (read === readDanger ? signalsOf(said)?.alone : undefined) ?? hearAlone(said.content, read);

function hear(content: string, read: DangerReader): HeardAlone {
  const turns: Turn[] = [{ role: 'user', content }];
  const ruled = ruledAlone({ role: 'user', content });
  return { ...heardDangers(turns, ruled, read), ruled, readings: read(content) };
}

/** What a message says as a whole, but for its letters. Pure. */
export function messageSignals(
  content: string,
  { readings, ruled, alarms, doubts }: HeardAlone,
): Signals {
  const signals: Signals = new Map([
    ['length', Math.log(Math.max(1, content.length))],
    ['stretches', Math.log(Math.max(1, ...readings.map(({ windows = 1 }) => windows)))],
    ['rules', ruled.length],
  ]);
  addScores(signals, readings);
  for (const { level, group, isPlain } of ruled) {
    signals.set(`rule:${level}`, 1);
    signals.set(`rule:${group}`, 1);
    if (isPlain) signals.set(`plain:${isOfMind(level) ? 'mind' : 'body'}`, 1);
  }
  for (const { level } of alarms) signals.set(`page:${level}`, 1);
  for (const { level, group } of doubts)
    signals.set(`asked:${level}${group === unnamed ? ':unnamed' : ''}`, 1);
  addIdeas(signals, content);
  return signals;
}
