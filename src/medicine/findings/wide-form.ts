import { formParts } from '../knowledge/expand-form.ts';
import { normalise } from './normalise.ts';
import type { PhraseHit } from './phrase-matcher.ts';

/** A form that stands for more strings than this is searched for as a pattern instead. */
const stringsMax = 120;

/** How many strings each part of a form between its gaps stands for; counted without writing them. */
function widthsOf(form: string): number[] {
  const widths: number[] = [];
  let width = 1;
  let choices = 0;
  for (let at = 0; at < form.length; at += 1) {
    const unit = form.charAt(at);
    if (unit === '(') choices = 1;
    else if (unit === '|') choices += 1;
    else if (unit === ')') width *= choices;
    else if (unit === '~') {
      widths.push(width);
      width = 1;
      if (form.charAt(at + 1) === '~') at += 1;
    }
  }
  return [...widths, width];
}

/** Whether a form is too wide to be written out, or has several gaps. */
export function isWideForm(form: string): boolean {
  const widths = widthsOf(form);
  return widths.length > 2 || widths.some((width) => width > stringsMax);
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
  const pieces = form.split(/(~{1,2})/u);
  const source = pieces.map((piece) => {
    if (piece === '~') return '([^，。！？；、\\n]{0,4}?)';
    return piece === '~~' ? '([^。！？；\\n]{0,8}?)' : patternOf(piece);
  });
  return new RegExp(source.join(''), 'gu');
}

type Wide<T> = {
  value: T;
  form: string;
  /** One set of first characters for each group that a match cannot go without. */
  needs: string[];
  /** Made when a text first has what the form needs. */
  pattern?: RegExp;
};

function needsOf(form: string): string[] {
  return form
    .split(/~{1,2}/u)
    .flatMap(formParts)
    .filter((choices) => !choices.includes(''))
    .map((choices) => [...new Set(choices.map((choice) => choice.charAt(0)))].join(''))
    .toSorted((a, b) => a.length - b.length);
}

function hasOne(units: string, text: ReadonlySet<string>): boolean {
  for (let at = 0; at < units.length; at += 1) if (text.has(units.charAt(at))) return true;
  return false;
}

/**
 * Finds wide forms; gaps are told in `between`. The text must be normalised. A pattern is made only
 * when a text has the characters it needs: most never are, and none cost time at the start.
 */
export function compileWideForms<T>(
  entries: readonly (readonly [form: string, value: T])[],
): (text: string) => PhraseHit<T>[] {
  const forms = entries.map(([written, value]): Wide<T> => {
    const form = normalise(written);
    return { value, form, needs: needsOf(form) };
  });
  return (text) => {
    const units = new Set(text.split(''));
    return forms
      .filter(({ needs }) => needs.every((one) => hasOne(one, units)))
      .flatMap((wide) => {
        wide.pattern ??= compileWideForm(wide.form);
        return Array.from(text.matchAll(wide.pattern), (match) => ({
          value: wide.value,
          start: match.index,
          end: match.index + match[0].length,
          between: match.slice(1).join(''),
        }));
      });
  };
}
