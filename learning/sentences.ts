// Reads a file of the corpus: one sentence a line, as JSON.

import { readFileSync } from 'node:fs';
import { z } from 'zod';

const labels = z.strictObject({
  /** Which reader must recognise it. */
  danger: z.enum(['none', 'body', 'despair', 'violence']),
  /** Its group of danger signs, `:urgent` behind it for the milder level. */
  group: z.string().optional(),
  /** The group only gives the level: it covers several groups, and none is trained with it. */
  levelOnly: z.literal(true).optional(),
  /** Its level, where no group was named. */
  level: z.enum(['emergency', 'urgent', 'crisis', 'safety']).optional(),
  /** `chat` is what most people write most of the time, `everyday` an ordinary complaint or answer. */
  talk: z.enum(['chat', 'everyday']).optional(),
});
const sentence = z.strictObject({
  text: z.string().min(1),
  labels,
  writer: z.string().min(1),
  day: z.iso.date(),
});

export type Sentence = z.infer<typeof sentence>;

/** Sentences of danger by group; `<group>:urgent` holds the milder ones of a graver group. */
export type SentenceSet = {
  positives: Readonly<Record<string, readonly string[]>>;
  negatives: readonly string[];
};

function parse(line: string, place: string): Sentence {
  try {
    return sentence.parse(JSON.parse(line));
  } catch (cause) {
    throw new Error(`${place} is not a sentence with its labels`, { cause });
  }
}

/** The sentences of one file, in their order. */
export function readSentences(file: URL): Sentence[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  if (lines.pop() !== '') throw new Error(`${file.pathname} does not end with a line break`);
  return lines.map((line, at) => parse(line, `${file.pathname}:${at + 1}`));
}

/** Sentences as a scoreboard counts them; `any` where neither group nor level is known. */
export function setOf(sentences: readonly Sentence[]): SentenceSet {
  const positives: Record<string, string[]> = {};
  const negatives: string[] = [];
  for (const {
    text,
    labels: { danger, group, level },
  } of sentences) {
    if (danger === 'none') negatives.push(text);
    else (positives[group ?? level ?? 'any'] ??= []).push(text);
  }
  return { positives, negatives };
}
