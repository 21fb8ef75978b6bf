import { foldHerbText, unmask } from '../herb-safety/fold-herb-text.ts';
import type { Place } from '../herb-safety/sentence-parts.ts';

// What a line of Markdown is, and where its words begin. The page's own parser reads it the same way; a
// property test holds one against the other.

/** Quotation marks, bullets, numbers and hashes before the words of a line. */
const opening =
  /^[ \t]*(?:(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\d{1,3}、|#{1,6}(?=[ \t]))[ \t]*)*/u;
const item = /^[ \t]*(?:>[ \t]*)*(?:[-*+][ \t]|\d{1,9}[.)][ \t]|\d{1,3}、|[①-⑳])/u;
const heading = /^[ \t]*(?:>[ \t]*)*#{1,6}[ \t]/u;
const boldLine = /^[ \t]*(?:>[ \t]*)*(?:\*\*[^*]+\*\*|__[^_]+__)[：:]?[ \t]*$/u;
const announcing = /[：:][*_ \t]*$/u;
const delimiterRow = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/u;

export type LineKind = 'blank' | 'heading' | 'row' | 'item' | 'delimiter' | 'words';

/** How much of a line stands before its words (characters). */
export const openingLength = (line: string): number => opening.exec(line)?.[0].length ?? 0;

export function kindOf(line: string): LineKind {
  if (line.trim() === '') return 'blank';
  if (line.includes('|') && delimiterRow.test(line)) return 'delimiter';
  if (isRow(line)) return 'row';
  if (heading.test(line) || boldLine.test(line)) return 'heading';
  return item.test(line) ? 'item' : 'words';
}

/** Whether a line is a row of a table, whose cells must stay. */
export const isRow = (line: string): boolean => /^[ \t]*(?:>[ \t]*)*\|/u.test(line);

/** Whether a line announces what stands below it. */
export const announces = (line: string): boolean => announcing.test(line);

const bar = /(?<!\\)\|/u;
const bars = new RegExp(bar, 'gu');

/** A row with the words of its cells as the checks read them. */
export const plainRow = (row: string): string =>
  row
    .split(bar)
    .map((cell) => foldHerbText(unmask(cell)).text.trim())
    .join('|');

/** The words of a cell of a row, without the space at its ends. @param column counted by the bars before */
export function cellOf(row: string, column: number): Place {
  const places = [-1, ...[...row.matchAll(bars)].map(({ index }) => index), row.length];
  const start = (places[column] ?? -1) + 1;
  const end = places[column + 1] ?? row.length;
  const words = row.slice(start, end);
  const from = start + (/^\s*/u.exec(words)?.[0].length ?? 0);
  return { start: from, end: Math.max(from, start + words.trimEnd().length) };
}
