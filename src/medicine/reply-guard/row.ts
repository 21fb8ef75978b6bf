import type { Place } from '../herb-safety/sentence-parts.ts';
import { sentenceOf, type Sentence } from './sentence.ts';

/** The cells of a row that hold something. */
export const cellsOf = (row: string): Place[] =>
  [...row.matchAll(/[^|]+/gu)]
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    .filter(({ start, end }) => row.slice(start, end).trim() !== '');

/** A row as it is without the words of a cell. */
export function withoutCell(row: Sentence, { start, end }: Place): Sentence {
  const text = row.text.slice(0, start) + row.text.slice(end);
  const { beside, heading, head, before, asked, isRow } = row;
  return sentenceOf(text, { raw: text, beside, heading, head, before, asked, isRow });
}
