import type { Mask } from '#features/masking/contract.ts';

/** A mask the author applied, or one the rules still propose. */
export type ReviewMark = { kind: Mask['kind']; isApplied: boolean; replacement: string };

export type ReviewPiece = {
  start: number;
  words: string;
  /** Null for unmarked text. */
  mark: ReviewMark | null;
};

/** Splits a submitted text at its marks; an applied mask wins over a proposed one. */
export function reviewPieces(
  content: string,
  applied: readonly Mask[],
  proposed: readonly Mask[],
): ReviewPiece[] {
  const isFree = (mask: Mask) =>
    !applied.some(({ start, end }) => start < mask.end && mask.start < end);
  const marks = [
    ...applied.map((mask) => ({ ...mask, isApplied: true })),
    ...proposed.filter(isFree).map((mask) => ({ ...mask, isApplied: false })),
  ].toSorted((a, b) => a.start - b.start);
  const characters = Array.from(content);
  const words = (start: number, end?: number): string => characters.slice(start, end).join('');
  const pieces: ReviewPiece[] = [];
  let at = 0;
  for (const { start, end, kind, isApplied, replacement } of marks) {
    if (start < at) continue;
    pieces.push({ start: at, words: words(at, start), mark: null });
    pieces.push({ start, words: words(start, end), mark: { kind, isApplied, replacement } });
    at = end;
  }
  pieces.push({ start: at, words: words(at), mark: null });
  return pieces.filter((piece) => piece.words !== '');
}

export type ReviewStretch = { start: number; end: number; mark: ReviewMark };

/** The positions of the marks in UTF-16 units, as the renderer counts. */
export function reviewStretches(
  content: string,
  applied: readonly Mask[],
  proposed: readonly Mask[],
): ReviewStretch[] {
  let at = 0;
  return reviewPieces(content, applied, proposed).flatMap(({ words, mark }) => {
    const start = at;
    at += words.length;
    return mark ? [{ start, end: at, mark }] : [];
  });
}
