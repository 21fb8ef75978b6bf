import { applyMasks } from '#features/masking/apply-masks.ts';
import type { Mask } from '#features/masking/contract.ts';
import { maskTexts as texts } from '../../masking/mask-texts.ts';

/** A proposed or added mask; only applied ones have an effect. Marks never overlap. */
type Mark = Mask & { isApplied: boolean; isOwn: boolean };

/** One text of a share in the masking step; positions are in code points. */
export type MarkedText = { key: string; content: string; marks: readonly Mark[] };

/** Replacement for text that the author masks by hand. */
export const ownReplacement = texts.hidden;

type Stretch = { start: number; end: number };
const overlap = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end;
const inOrder = (marks: Mark[]): Mark[] => marks.toSorted((a, b) => a.start - b.start);

/** The text with its proposed masks; earlier decisions about the same text are kept. */
export function markText(
  text: { key: string; content: string },
  proposed: readonly Mask[],
  before: MarkedText | undefined,
): MarkedText {
  const known = before?.content === text.content ? before.marks : [];
  const own = known.filter(({ isOwn }) => isOwn);
  const marks = proposed
    .filter((mask) => !own.some((each) => overlap(each, mask)))
    .map((mask) => {
      const same = known.find(({ start, end }) => start === mask.start && end === mask.end);
      return { ...mask, isApplied: same?.isApplied ?? true, isOwn: false };
    });
  return { ...text, marks: inOrder([...own, ...marks]) };
}

/** Toggles a mark. */
export function toggleMark(text: MarkedText, place: number): MarkedText {
  const marks = text.marks.map((mark, at) =>
    at === place ? { ...mark, isApplied: !mark.isApplied } : mark,
  );
  return { ...text, marks };
}

/** Masks a range; already masked text stays masked. */
export function maskRange(text: MarkedText, chosen: Stretch): MarkedText {
  if (chosen.end <= chosen.start) return text;
  const touched = text.marks.filter((mark) => overlap(mark, chosen));
  const covered = touched.filter(({ isApplied }) => isApplied);
  if (covered.some(({ start, end }) => start <= chosen.start && end >= chosen.end)) return text;
  const start = Math.min(chosen.start, ...covered.map((mark) => mark.start));
  const end = Math.max(chosen.end, ...covered.map((mark) => mark.end));
  const own: Mark = {
    kind: 'other',
    start,
    end,
    replacement: ownReplacement,
    isApplied: true,
    isOwn: true,
  };
  const others = text.marks.filter((mark) => !touched.includes(mark));
  return { ...text, marks: inOrder([...others, own]) };
}

/** Masks every occurrence of some words. */
export function maskWords(text: MarkedText, words: string): MarkedText {
  const length = Array.from(words).length;
  let covered = text;
  let from = words === '' ? -1 : text.content.indexOf(words);
  while (from >= 0) {
    const start = Array.from(text.content.slice(0, from)).length;
    covered = maskRange(covered, { start, end: start + length });
    from = text.content.indexOf(words, from + words.length);
  }
  return covered;
}

export const appliedMasks = ({ marks }: MarkedText): Mask[] =>
  marks
    .filter(({ isApplied }) => isApplied)
    .map(({ kind, start, end, replacement }) => ({ kind, start, end, replacement }));

/** The text with its masks applied. */
export function maskedContent(text: MarkedText): string {
  const applied = applyMasks(text.content, appliedMasks(text));
  if (!applied) throw new Error('marks of a text overlap or leave it');
  return applied.content;
}

export type Piece = { start: number; words: string; mark: Mark | null; place: number };

/** The text split at its marks, in reading order. */
export function piecesOf({ content, marks }: MarkedText): Piece[] {
  const characters = Array.from(content);
  const words = (start: number, end?: number): string => characters.slice(start, end).join('');
  const pieces: Piece[] = [];
  let at = 0;
  for (const [place, mark] of marks.entries()) {
    pieces.push({ start: at, words: words(at, mark.start), mark: null, place: -1 });
    pieces.push({ start: mark.start, words: words(mark.start, mark.end), mark, place });
    at = mark.end;
  }
  pieces.push({ start: at, words: words(at), mark: null, place: -1 });
  return pieces.filter((piece) => piece.words !== '');
}
