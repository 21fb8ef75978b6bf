import { formParts } from '../knowledge/expand-form.ts';
import { normalise } from './normalise.ts';
import type { PhraseHit } from './phrase-matcher.ts';

/** A form that stands for more strings than this is searched for as a pattern instead. */
const stringsMax = 500;

const partsOf = (form: string): string[] => form.split(/~{1,2}/u);

/** Whether a form is too wide to be written out, or has several gaps. */
export function isWideForm(form: string): boolean {
  const parts = partsOf(form);
  const widthOf = (part: string): number =>
    formParts(part).reduce((product, choices) => product * choices.length, 1);
  return parts.length > 2 || parts.some((part) => widthOf(part) > stringsMax);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

function patternOf(part: string): string {
  return formParts(part)
    .map((choices) => {
      const longestFirst = choices.toSorted((a, b) => b.length - a.length).map(escaped);
      return longestFirst.length === 1 ? longestFirst[0] : `(?:${longestFirst.join('|')})`;
    })
    .join('');
}

/**
 * The pattern of a form in the notation of `expandForm`, with any number of gaps: `~` is up to four
 * characters of the clause, `~~` up to eight of the sentence. Bounded, so that time stays linear.
 */
function compileWideForm(form: string): RegExp {
  const pieces = normalise(form).split(/(~{1,2})/u);
  const source = pieces.map((piece) => {
    if (piece === '~') return '([^，。！？；、\\n]{0,4}?)';
    return piece === '~~' ? '([^。！？；\\n]{0,8}?)' : patternOf(piece);
  });
  return new RegExp(source.join(''), 'gu');
}

/** Finds wide forms; gaps are told in `between`. The text must be normalised. */
export function compileWideForms<T>(
  entries: readonly (readonly [form: string, value: T])[],
): (text: string) => PhraseHit<T>[] {
  const patterns = entries.map(([form, value]) => ({ pattern: compileWideForm(form), value }));
  return (text) =>
    patterns.flatMap(({ pattern, value }) =>
      Array.from(text.matchAll(pattern), (match) => ({
        value,
        start: match.index,
        end: match.index + match[0].length,
        between: match.slice(1).join(''),
      })),
    );
}
