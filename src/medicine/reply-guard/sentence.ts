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
  /** Words in quotation marks, the marks included: as others say them. */
  quotes: readonly Place[];
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

/** Shorter ones quote a name or a term (characters). */
const quotedMin = 4;
const quotation = new RegExp(`[“「『"][^“”「」『』"]{${quotedMin},}[”」』"]`, 'gu');

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
  const quotes = [...text.matchAll(quotation)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  return { text, clauses, cues: cuesIn(text), quotes, ...context };
}

/** Whether a place lies within words that are quoted. */
export const isQuoted = ({ quotes }: Pick<Sentence, 'quotes'>, { start, end }: Place): boolean =>
  quotes.some((quote) => quote.start <= start && quote.end >= end);

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
