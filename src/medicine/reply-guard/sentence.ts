import type { Place } from '../herb-safety/sentence-parts.ts';
import { cuesIn, type Cue } from './cues.ts';

/** A sentence, an item or a row of a reply as the judges read it: plain letters, no marks. */
export type Sentence = {
  text: string;
  /** As it is written. */
  raw: string;
  /** The herbs that the same list or paragraph recommended before it. */
  beside: readonly string[];
  clauses: readonly Clause[];
  cues: readonly Cue[];
  isRow: boolean;
  /** The head of its table, for a row. */
  head: string;
  /** The headings and the announcing line above it. */
  heading: string;
  /** What the reply said last before it, for a sentence that names nothing itself. */
  before: string;
  /** What the person wrote. */
  asked: string;
};

type Clause = Place;

const clauseBreak = /[，,；;：:|→➜⇒]|——|。/gu;

/** The sentence of a text without Markdown's marks. */
export function sentenceOf(
  text: string,
  context: Pick<Sentence, 'raw' | 'beside' | 'heading' | 'head' | 'before' | 'asked' | 'isRow'>,
): Sentence {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { index, 0: words } of text.matchAll(clauseBreak)) {
    clauses.push({ start, end: index });
    start = index + words.length;
  }
  clauses.push({ start, end: text.length });
  return { text, clauses, cues: cuesIn(text), ...context };
}

/** Which clause a place stands in. */
export const clauseIndex = ({ clauses }: Sentence, { start }: Place): number =>
  Math.max(
    0,
    clauses.findLastIndex((clause) => clause.start <= start),
  );

/** What governs a place: the headings, and of a row the head of its column. */
export function governs({ text, heading, head, isRow }: Sentence, { start }: Place): string {
  if (!isRow) return heading;
  const column = text.slice(0, start).split('|').length - 1;
  return head.split('|')[column] ?? '';
}
