import summaryLists from '../compiled/lexicon/summary.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { summaryTexts as texts } from './texts.ts';

const summaryWords = lexicon(summaryLists);

/** The marker that opens and closes the summary block of a reply (8 characters). */
export const SUMMARY_MARKER = texts.marker;

/** The marker before the answers that a model offers, one line. */
export const OPTIONS_MARKER = texts.optionsMarker;

/** The marker on both sides of what a model tells us that it read. */
export const RECORD_MARKER = texts.recordMarker;

/** What a marker begins or ends. */
export type MarkerKind = 'summary' | 'options' | 'record';

/**
 * What we write to open a block: the marker and four line breaks, exactly 12 characters, so that
 * a reader which skips 8 or 12 characters finds the block whole.
 */
export const SUMMARY_START_TOKEN = `${SUMMARY_MARKER}\n\n\n\n`;

/** No accepted spelling of the marker, code fence included, is longer than this (characters). */
const markerLengthMax = 120;

/** Behind a marker that was begun, this keeps what follows from completing it: no accepted gap is as long. */
export const MARKER_BREAK = '\n'.repeat(5);

/** How far a marker may still grow after its first closing bracket (characters). */
const markerGrowthMax = 32;

const open = '(?:[<＜《〈«⟪]|&lt;)';
const close = '(?:[>＞》〉»⟫]|&gt;)';
const words = [
  ['summary', summaryWords['summary.marker'].source],
  ['options', summaryWords['summary.options-marker'].source],
  ['record', summaryWords['summary.record-marker'].source],
]
  .map(([kind, source]) => `(?<${kind}>${source})`)
  .join('|');
const side = summaryWords['summary.marker-side'].source;
const gap = '\\s{0,2}';

const markerPattern = new RegExp(
  `(?:\`{3}[a-z]{0,8}${gap})?[*_]{0,4}` +
    `(?<open>${open}(?:${gap}${open}){0,3})${gap}/?${gap}(?:${words})${gap}${side}?${gap}/?${gap}` +
    `(?<close>${close}(?:${gap}${close}){0,3})[*_]{0,4}(?:${gap}\`{3})?`,
  'g',
);
const openings = new RegExp(open, 'g');
const closings = new RegExp(close, 'g');

const startCharacters = /[`*_<＜《〈«⟪&]/;
const markerAlphabet = summaryWords['summary.marker-so-far'].regExp('');
const growthAlphabet = /^[\s>＞》〉»⟫&gt;*_`]*$/;
const restOfLineIsBlank = /^[ \t]{0,8}(?:\r?\n|$)/;
const blank = /^[ \t]*$/;

export type MarkerSearch =
  | { found: 'marker'; kind: MarkerKind; start: number; end: number }
  /** No marker before `safe`; what follows may still become one. */
  | { found: 'none'; safe: number };

/**
 * Whether the line is still empty after `text`, given whether it was before.
 * Needed because a single pair of brackets counts only at the start of its line.
 */
export function isLineBlankAfter(text: string, wasBlank: boolean): boolean {
  const lineBreak = text.lastIndexOf('\n');
  return lineBreak === -1 ? wasBlank && blank.test(text) : blank.test(text.slice(lineBreak + 1));
}

/**
 * Finds the first marker in `text`.
 * @param lineBlank whether `text` begins on a line that is empty so far
 * @param ended whether no more text follows
 * @returns the marker's place, or how much of the text surely holds none. A marker is reported
 * only once more text cannot change it, so the answer does not depend on how a stream is cut.
 */
export function searchMarker(text: string, lineBlank: boolean, ended: boolean): MarkerSearch {
  markerPattern.lastIndex = 0;
  let from = 0;
  for (let match = markerPattern.exec(text); match; match = markerPattern.exec(text)) {
    const start = match.index;
    const end = start + match[0].length;
    const rest = text.slice(end, end + markerGrowthMax);
    const settled = ended || rest.length >= markerGrowthMax || !growthAlphabet.test(rest);
    if (!settled) return { found: 'none', safe: start };
    const doubled =
      count(match.groups?.['open'], openings) > 1 && count(match.groups?.['close'], closings) > 1;
    const kind = kindOf(match.groups);
    // What is offered, and what was read, follow their marker on its line.
    const isLine = isLineBlankAfter(text.slice(0, start), lineBlank);
    const alone = isLine && (kind !== 'summary' || restOfLineIsBlank.test(rest));
    if (doubled || alone) return { found: 'marker', kind, start, end };
    from = end;
  }
  return { found: 'none', safe: ended ? text.length : possibleStart(text, from) };
}

/** How much of the end of a text decides whether it ends within a marker (characters). */
export const markerTailLength = markerLengthMax;

/** Whether `text` ends with the beginning of a marker, its opening bracket included. */
export function endsWithinMarker(text: string): boolean {
  return text.slice(possibleStart(text, 0)).match(openings) !== null;
}

function kindOf(groups: Partial<Record<string, string>> = {}): MarkerKind {
  if (groups['options'] !== undefined) return 'options';
  return groups['record'] === undefined ? 'summary' : 'record';
}

function possibleStart(text: string, from: number): number {
  for (let at = Math.max(from, text.length - markerLengthMax); at < text.length; at += 1) {
    if (startCharacters.test(text.charAt(at)) && markerAlphabet.test(text.slice(at))) return at;
  }
  return text.length;
}

function count(text: string | undefined, pattern: RegExp): number {
  return text?.match(pattern)?.length ?? 0;
}
