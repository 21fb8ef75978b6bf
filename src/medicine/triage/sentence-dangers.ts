// A danger told in one sentence is none the smaller among many of something else: what weighs a whole
// message would lose it there. So each sentence of a longer one is heard and weighed by itself too.

import { cutClauses } from '../findings/clauses.ts';
import { normalise } from '../findings/normalise.ts';
import type { SentenceDanger, TextWindow } from '../reading/danger-signals.ts';
import type { Alarm } from './alarm.ts';
import { isOfMind } from './alarm.ts';
import { isOnlyRequest } from './meant-despair.ts';
import type { DangerReader } from './learned-reader.ts';
import { hearAlone } from './message-signals.ts';
import type { MessageHead } from './message-model.ts';
import { unnamed } from './named-dangers.ts';

/** Two sentences that are no longer than this together tell one thing; characters. */
const pairMax = 60;
const letter = /\p{L}/u;

function sentencesOf(text: string): TextWindow[] {
  const { sentenceEnd } = cutClauses(text);
  const found: TextWindow[] = [];
  for (let start = 0; start < text.length; start = (sentenceEnd[start] ?? text.length) + 1) {
    const end = sentenceEnd[start] ?? text.length;
    if (letter.test(text.slice(start, end))) found.push({ start, end });
  }
  return found;
}

/** The sentences of a text of several, and those short enough with the one behind them. */
function stretchesOf(content: string): TextWindow[] {
  const sentences = sentencesOf(normalise(content));
  if (sentences.length < 2) return [];
  const pairs = sentences.flatMap(({ start }, at) => {
    const end = sentences[at + 1]?.end;
    return end !== undefined && end - start <= pairMax ? [{ start, end }] : [];
  });
  return [...sentences, ...pairs].filter(
    ({ start, end }) => end - start < content.trimEnd().length - 1,
  );
}

const headOf = ({ level }: Alarm): MessageHead => (isOfMind(level) ? 'mind' : 'body');

/** Of the body only what has a name: what has none is for the whole message to tell. */
const isTold = (alarm: Alarm, stretch: string): boolean =>
  alarm.group === unnamed ? isOfMind(alarm.level) && !isOnlyRequest(stretch) : true;

/** What is heard in single sentences of a message, each group where it weighs most. */
export function dangersInSentences(
  content: string,
  read: DangerReader,
  weigh: (stretch: string) => Readonly<Record<MessageHead, number>> | undefined,
): SentenceDanger[] {
  const heaviest = new Map<string, SentenceDanger>();
  for (const { start, end } of stretchesOf(content)) {
    const stretch = content.slice(start, end);
    const { alarms, doubts } = hearAlone(stretch, read);
    const told = [...alarms, ...doubts].filter((alarm) => isTold(alarm, stretch));
    const odds = told.length > 0 ? weigh(stretch) : undefined;
    if (odds === undefined) continue;
    for (const alarm of told) {
      const { group, level, span } = alarm;
      const key = `${group} ${level}`;
      const weighs = odds[headOf(alarm)];
      if (weighs <= (heaviest.get(key)?.odds ?? -Infinity)) continue;
      const place = { start: start + span.start, end: start + span.end };
      heaviest.set(key, { group, level, odds: weighs, ...place });
    }
  }
  return [...heaviest.values()];
}
