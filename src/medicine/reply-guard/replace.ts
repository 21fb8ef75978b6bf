// How a sentence is taken out of a line: it goes whole and leaves a note, and the line stays the Markdown
// that it was.
import type { Place } from '../herb-safety/sentence-parts.ts';

const mark = /\*{1,3}|_{2,3}|~~|`+/gu;

/**
 * The words with the note in the place of a part. What was opened before it is closed before the note, and
 * what it opens for later stays open.
 * @param open the marks that are open where the words begin
 */
export function replaced(
  words: string,
  { start, end }: Place,
  note: string,
  open: readonly string[],
): string {
  const before = marksAfter(words.slice(0, start), open);
  const behind = marksAfter(words.slice(start, end), before);
  const kept = commonLength(before, behind);
  const closing = before.slice(kept).toReversed().join('');
  // A single mark that nothing closed yet is more likely a letter: 15*.
  const opening = behind
    .slice(kept)
    .filter(({ length }) => length > 1)
    .join('');
  const isFirst = opening !== '' && words.startsWith(opening, start);
  const shown = isFirst ? opening + note : note + opening;
  return `${words.slice(0, start)}${closing}${shown}${words.slice(end)}`;
}

/** The marks of emphasis that are open behind a text. */
export function marksAfter(text: string, open: readonly string[]): readonly string[] {
  const stack = [...open];
  for (const { 0: found, index } of text.matchAll(mark)) {
    if (text.charAt(index - 1) === '\\') continue;
    const at = stack.lastIndexOf(found);
    if (at !== -1) stack.splice(at);
    else if (/\S/u.test(text.charAt(index + found.length) || 'x') && !isNumber(text, index)) {
      stack.push(found);
    }
  }
  return stack;
}

/** 5*3 is no emphasis. */
const isNumber = (text: string, index: number): boolean =>
  /\d/u.test(text.charAt(index - 1)) && /\d/u.test(text.charAt(index + 1));

function commonLength(one: readonly string[], other: readonly string[]): number {
  let size = 0;
  while (size < one.length && one[size] === other[size]) size += 1;
  return size;
}
