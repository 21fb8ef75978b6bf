import type { Mask } from '#features/masking/contract.ts';

/** Covered by the author, or what the rules would still cover. */
export type ReviewMark = { kind: Mask['kind']; isTaken: boolean; replacement: string };

export type ReviewPiece = {
  start: number;
  words: string;
  /** Null for plain words. */
  mark: ReviewMark | null;
};

/** A submitted text cut at what is masked in it and what is not; a taken mask wins where both stand. */
export function reviewPieces(
  content: string,
  taken: readonly Mask[],
  open: readonly Mask[],
): ReviewPiece[] {
  const isFree = (mask: Mask) =>
    !taken.some(({ start, end }) => start < mask.end && mask.start < end);
  const marks = [
    ...taken.map((mask) => ({ ...mask, isTaken: true })),
    ...open.filter(isFree).map((mask) => ({ ...mask, isTaken: false })),
  ].toSorted((a, b) => a.start - b.start);
  const characters = Array.from(content);
  const words = (start: number, end?: number): string => characters.slice(start, end).join('');
  const pieces: ReviewPiece[] = [];
  let at = 0;
  for (const { start, end, kind, isTaken, replacement } of marks) {
    if (start < at) continue;
    pieces.push({ start: at, words: words(at, start), mark: null });
    pieces.push({ start, words: words(start, end), mark: { kind, isTaken, replacement } });
    at = end;
  }
  pieces.push({ start: at, words: words(at), mark: null });
  return pieces.filter((piece) => piece.words !== '');
}

export type ReviewStretch = { start: number; end: number; mark: ReviewMark };

/** Where the marks stand, counted in UTF-16 units as the renderer counts. */
export function reviewStretches(
  content: string,
  taken: readonly Mask[],
  open: readonly Mask[],
): ReviewStretch[] {
  let at = 0;
  return reviewPieces(content, taken, open).flatMap(({ words, mark }) => {
    const start = at;
    at += words.length;
    return mark ? [{ start, end: at, mark }] : [];
  });
}
