// A summary under a heading without a marker counts where its fields follow: the heading becomes the
// marker. So does a line that names what it offers without brackets.
import { fieldOf } from './summary-field.ts';
import { OPTIONS_MARKER, SUMMARY_MARKER } from './summary-marker.ts';
import { fieldLines } from './field-lines.ts';
import summaryLists from '../compiled/lexicon/summary.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const summaryWords = lexicon(summaryLists);
/** A line that may be a heading is no longer than this (characters). */
const headingCharsMax = 40;
/** So much is waited for behind a heading until its first field is there (characters). */
const lookAheadMax = 160;

const around = String.raw`[^\p{L}\p{N}\n|]{0,12}`;
const { source: numbering } = summaryWords['summary.numbering'];
const number = String.raw`(?:(?:\d{1,2}|${numbering})[、.．)）]\s*)?`;
const { source: before } = summaryWords['summary.before-heading'];
const { source: words } = summaryWords['summary.heading'];
const { source: after } = summaryWords['summary.after-heading'];
const { source: options } = summaryWords['summary.options-marker'];
const heading = new RegExp(
  `^${around}${number}${around}${before}{0,2}${words}${after}?${around}$`,
  'iu',
);
const offers = new RegExp(`^${around}${options}[\\s*_】\\]」）)]{0,6}[：:]`, 'u');
const alphabet = new RegExp(
  `^(?:[^\\p{L}\\n|]|[${letters(numbering, before, words, after, options)}]){0,${headingCharsMax}}$`,
  'iu',
);
const bracketed = /[<＜《〈«⟪]|&lt;/u;

function letters(...sources: string[]): string {
  return sources.join('').replaceAll(/[^\p{L}]/gu, '');
}

export type HeadingReader = {
  push(text: string): string;
  end(): string;
};

/** Rewrites bare headings in a streamed reply; holds no more than a line that may be one. */
export function createHeadingReader(): HeadingReader {
  let held = '';
  let isLineStart = true;

  function run(ended: boolean): string {
    let out = '';
    while (held !== '') {
      const lineEnd = held.indexOf('\n') + 1;
      if (!isLineStart) {
        const end = lineEnd === 0 ? held.length : lineEnd;
        out += held.slice(0, end);
        held = held.slice(end);
        isLineStart = lineEnd > 0;
        continue;
      }
      if (lineEnd === 0 && !ended && alphabet.test(held)) break;
      const line = lineEnd === 0 ? held : held.slice(0, lineEnd);
      const read = rewritten(line, held.slice(line.length), ended);
      if (read === undefined) break;
      out += read;
      held = held.slice(line.length);
      isLineStart = lineEnd > 0;
    }
    return out;
  }

  return {
    push(text) {
      held += text;
      return run(false);
    },
    end: () => run(true),
  };
}

/** The line, or the marker in its place; undefined where what follows has to be waited for. */
function rewritten(line: string, following: string, ended: boolean): string | undefined {
  if (offers.test(line)) return line.replace(offers, OPTIONS_MARKER);
  const words = line.replace(/\r?\n$/u, '');
  if (words.length > headingCharsMax || bracketed.test(words) || !heading.test(words)) return line;
  const next = fieldFollows(following, ended);
  if (next === undefined) return undefined;
  return next ? `${SUMMARY_MARKER}\n` : line;
}

/** Whether one of the first two lines that say something begins a field. */
function fieldFollows(text: string, ended: boolean): boolean | undefined {
  const isWhole = ended || text.length >= lookAheadMax;
  const whole = isWhole ? text : text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = fieldLines(whole).filter((line) => /[\p{L}\p{N}]/u.test(line));
  const said = lines.slice(0, 2);
  if (said.some((line) => fieldOf(line) !== undefined)) return true;
  return isWhole || said.length === 2 ? false : undefined;
}
