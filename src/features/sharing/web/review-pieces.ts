import type { Mask } from '../contract.ts';

export type ReviewPiece = {
  start: number;
  words: string;
  /** Covered by the author, or what the rules would still cover; null for plain words. */
  mark: { kind: Mask['kind']; isTaken: boolean; replacement: string } | null;
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
