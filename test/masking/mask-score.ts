import { findMasksIn } from '#features/masking/find-masks.ts';

type Miss = { kind: string; words: string; sentence: string };
export type Score = {
  /** Annotated spans by kind: how many there are, and how many a mask covers completely. */
  byKind: Map<string, { marked: number; found: number }>;
  missed: Miss[];
  /** Masks that overlap no annotation. */
  wrong: Miss[];
  masks: number;
};

type Marked = { kind: string; start: number; end: number };

/** A sentence without its braces, and their positions in code points. */
export function readMarked(line: string): { text: string; marks: Marked[] } {
  const marks: Marked[] = [];
  let text = '';
  let at = 0;
  for (const match of line.matchAll(/\{([a-z-]+):([^}]*)\}/g)) {
    text += line.slice(at, match.index);
    const start = Array.from(text).length;
    text += match[2] ?? '';
    marks.push({ kind: match[1] ?? '', start, end: Array.from(text).length });
    at = match.index + match[0].length;
  }
  return { text: text + line.slice(at), marks };
}

export function scoreOf(lines: readonly string[]): Score {
  const score: Score = { byKind: new Map(), missed: [], wrong: [], masks: 0 };
  for (const line of lines) {
    const { text, marks } = readMarked(line);
    const masks = findMasksIn([text])[0] ?? [];
    const words = (place: { start: number; end: number }) =>
      Array.from(text).slice(place.start, place.end).join('');
    score.masks += masks.length;
    for (const mark of marks) {
      const tally = score.byKind.get(mark.kind) ?? { marked: 0, found: 0 };
      const isFound = masks.some(({ start, end }) => start <= mark.start && end >= mark.end);
      score.byKind.set(mark.kind, {
        marked: tally.marked + 1,
        found: tally.found + (isFound ? 1 : 0),
      });
      if (!isFound) score.missed.push({ kind: mark.kind, words: words(mark), sentence: text });
    }
    for (const mask of masks) {
      const isRight = marks.some(({ start, end }) => mask.start < end && start < mask.end);
      if (!isRight) score.wrong.push({ kind: mask.kind, words: words(mask), sentence: text });
    }
  }
  return score;
}

export const numberKinds = [
  'phone',
  'id-number',
  'bank-card',
  'account',
  'email',
  'record-number',
  'plate',
];

/** The recall, 0 to 1, for spans of these kinds. */
export function recallOf({ byKind }: Score, kinds: readonly string[]): number {
  const tallies = kinds.map((kind) => byKind.get(kind) ?? { marked: 0, found: 0 });
  const marked = tallies.reduce((sum, one) => sum + one.marked, 0);
  return marked === 0 ? 1 : tallies.reduce((sum, one) => sum + one.found, 0) / marked;
}

/** The precision of the masks. */
export function precisionOf({ masks, wrong }: Score): number {
  return masks === 0 ? 1 : 1 - wrong.length / masks;
}
