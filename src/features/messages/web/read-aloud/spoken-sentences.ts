import { signsInWords } from './read-aloud-texts.ts';

/** A place in a text: from `start` up to but not including `end`. */
export type Span = { start: number; end: number };

/** Browsers break off long utterances, and a change of pace begins the sentence again. */
export const utteranceCharsMax = 120;

const sentence = /[^。！？!?；;…\n]*(?:[。！？!?；;…\n]+[”’」』）)\]】"']*|$)/g;
const pauses = '，、,：:）)';
const hasWords = /[\p{L}\p{N}]/u;

/** The sentences of a text as places in it; whatever has neither letter nor number is left out. */
export function sentencesIn(text: string): Span[] {
  return [...text.matchAll(sentence)]
    .flatMap(({ 0: words, index }) => cut(words).map(({ start, end }) => shift(start, end, index)))
    .filter(({ start, end }) => hasWords.test(text.slice(start, end)));
}

const shift = (start: number, end: number, by: number): Span => ({
  start: start + by,
  end: end + by,
});

function cut(words: string): Span[] {
  const parts: Span[] = [];
  let start = 0;
  while (words.length - start > utteranceCharsMax) {
    const end = start + cutAt(words.slice(start, start + utteranceCharsMax));
    parts.push({ start, end });
    start = end;
  }
  return [...parts, { start, end: words.length }];
}

/** Behind the last pause, else where no character is torn apart. */
function cutAt(words: string): number {
  for (let at = words.length; at > 1; at -= 1) {
    if (pauses.includes(words.charAt(at - 1))) return at;
  }
  return /[\uD800-\uDBFF]$/.test(words) ? words.length - 1 : words.length;
}

const { range, pause, atLeast, atMost } = signsInWords;

/** From one number to another; a date and a telephone number have a zero in front or a third part. */
const numberRange =
  /(?<![\d.-])((?:0|[1-9]\d{0,3})(?:\.\d+)?[%％℃°]?)\s*[~～–—-]\s*(?=[1-9]\d{0,3}(?![\d.]*-|\d))/g;

/** A sentence as it is spoken: signs that voices spell out or skip become words or pauses. */
export function spokenWords(text: string): string {
  return text
    .replace(/https?:\/\/[!-~]+/g, '')
    .replace(numberRange, `$1${range}`)
    .replace(/≥\s*/g, atLeast)
    .replace(/≤\s*/g, atMost)
    .replace(/[→|·•]+/g, pause)
    .replace(/[*_#`~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
