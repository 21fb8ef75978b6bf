import type { BookFact, BookPart, BookPiece, BookRow } from '#medicine/knowledge/book.ts';
import type { ReviewState } from '../rules.ts';

const spaces = /\s+/u;

/** The words of a search; a row must hold each of them. */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(spaces).filter(Boolean);

/** Whether what is printed of a row holds all the words, whatever their case. */
export function isFound(
  row: BookRow,
  words: readonly string[],
  state: ReviewState | undefined,
): boolean {
  if (state !== undefined && (state === 'signed') !== (row.reviewer !== undefined)) return false;
  const text = textOf(row).toLowerCase();
  return words.every((word) => text.includes(word));
}

/** All that is printed of a row, a line for each piece, so that no word is made of two of them. */
function textOf({ id, title, facts, sources, reviewer = '' }: BookRow): string {
  return [id, title, reviewer, ...sources, ...facts.flatMap(textsOfFact)].join('\n');
}

const joined = (pieces: readonly BookPiece[] = []): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const textsOfHeld = ({ text, lines = [] }: Pick<BookPart, 'text' | 'lines'>): string[] => [
  joined(text),
  ...lines.map((line) => joined(line)),
];

function textsOfFact(fact: BookFact): string[] {
  return [fact.label, ...textsOfHeld(fact), ...(fact.parts ?? []).flatMap(textsOfPart)];
}

const textsOfPart = (part: BookPart): string[] => [
  joined(part.title),
  ...textsOfHeld(part),
  ...(part.facts ?? []).flatMap(textsOfFact),
];
