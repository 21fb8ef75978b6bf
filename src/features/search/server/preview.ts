import { withoutCutNotes } from '#platform/contract/cut-notes.ts';
import { stripMarkdown } from '#platform/contract/plain-text.ts';
import type { Highlight } from '../contract.ts';

export const previewCharsMax = 200;
/** Characters shown before the first match in a cut preview. */
const previewLeadChars = 40;

export type Excerpt = { excerpt: string; isCutBefore: boolean; isCutAfter: boolean };
export type Preview = { content: string; highlights: Highlight[] };

const ellipsis = '…';

/** Case-insensitive matches of the terms in a text: leftmost, longest, not overlapping. */
export function findTerms(text: string, terms: readonly string[]): Highlight[] {
  const letters = inLowerCase(text);
  const wanted = terms.map(inLowerCase).toSorted((a, b) => b.length - a.length);
  const found: Highlight[] = [];
  let hit = firstOf(letters, wanted, 0);
  while (hit) {
    found.push(hit);
    hit = firstOf(letters, wanted, hit.start + hit.length);
  }
  return found;
}

/** The first match at or after a position; of several at the same position, the first in the list. */
function firstOf(letters: string, wanted: readonly string[], from: number): Highlight | undefined {
  let first: Highlight | undefined;
  for (const term of wanted) {
    const start = letters.indexOf(term, from);
    const isSooner = start >= 0 && (first === undefined || start < first.start);
    if (isSooner) first = { start, length: term.length };
  }
  return first;
}

/** Up to `charsMax` characters around the first match, without Markdown and notes, with ellipses where text was cut. */
export function previewOf(
  raw: Excerpt,
  terms: readonly string[],
  charsMax: number = previewCharsMax,
): Preview {
  const plain = stripMarkdown(withoutCutNotes(raw.excerpt));
  // A search for Markdown syntax, or for words of a note, shows them.
  const excerpt = findTerms(plain, terms).length > 0 ? plain : raw.excerpt;
  const cut = { ...raw, excerpt };
  const characters = charactersOf(cut.excerpt);
  const isWhole = !cut.isCutBefore && !cut.isCutAfter && characters.length <= charsMax;
  const content = isWhole ? cut.excerpt : cutAround(cut, characters, { terms, charsMax });
  return { content, highlights: findTerms(content, terms) };
}

type Characters = { length: number; slice: (from: number, to: number) => string };

const surrogates = /[\uD800-\uDFFF]/;

/** Most texts have no surrogate pairs, so their characters can be counted and cut directly. */
function charactersOf(text: string): Characters {
  if (!surrogates.test(text)) return text;
  const characters = Array.from(text);
  return {
    length: characters.length,
    slice: (from, to) => characters.slice(from, to).join(''),
  };
}

function cutAround(
  cut: Excerpt,
  characters: Characters,
  { terms, charsMax }: { terms: readonly string[]; charsMax: number },
): string {
  const bodyChars = charsMax - 2 * ellipsis.length;
  const first = findTerms(cut.excerpt, terms)[0]?.start ?? 0;
  const place = charactersOf(cut.excerpt.slice(0, first)).length;
  const latest = Math.max(0, characters.length - bodyChars);
  const from = Math.min(Math.max(0, place - previewLeadChars), latest);
  const to = from + bodyChars;
  const before = from > 0 || cut.isCutBefore ? ellipsis : '';
  const after = to < characters.length || cut.isCutAfter ? ellipsis : '';
  return before + characters.slice(from, to) + after;
}

/** Lower-cases unit by unit, so that positions stay the same as in the text. */
function inLowerCase(text: string): string {
  const letters = text.toLowerCase();
  if (letters.length === text.length) return letters;
  let out = '';
  for (const letter of text) {
    const small = letter.toLowerCase();
    out += small.length === letter.length ? small : letter;
  }
  return out;
}
