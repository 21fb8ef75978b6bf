/** Longer texts are shown as they are, in paragraphs. */
export const markdownLengthMax = 60_000;

/** Quotes and lists begun in one line; deeper ones stay text. */
const nestingInLineMax = 16;

/** Emphasis marks in one text: the parser's time grows with their square, so the rest is text. */
const emphasisMarksMax = 1500;

const markers = String.raw`(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))`;
const overNested = new RegExp(
  String.raw`^(${markers}{${nestingInLineMax}}[ \t]*)(?=${markers})`,
  'gm',
);
const lineEnd = /\r\n?/g;
const emphasisMark = /[*_]/g;

/**
 * Makes a text safe to parse in bounded time: marks beyond what any honest text uses are escaped.
 * Ordinary text comes back as it is, with its line ends as \n.
 */
export function tameMarkdown(text: string): string {
  const shallow = text.replace(lineEnd, '\n').replace(overNested, '$1\\');
  let marks = 0;
  return shallow.replace(emphasisMark, (mark) => {
    marks += 1;
    return marks > emphasisMarksMax ? `\\${mark}` : mark;
  });
}
