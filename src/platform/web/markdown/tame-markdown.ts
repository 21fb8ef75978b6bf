/** Longer texts are shown unformatted, in paragraphs. */
export const markdownLengthMax = 60_000;

/** Quotes and lists nested in one line; deeper levels stay text. */
const nestingInLineMax = 16;

/** Emphasis markers in one text: parsing time grows with their square, so the rest are text. */
const emphasisMarksMax = 1500;

const markers = String.raw`(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))`;
const overNested = new RegExp(
  String.raw`^(${markers}{${nestingInLineMax}}[ \t]*)(?=${markers})`,
  'gm',
);
const lineEnd = /\r\n?/g;
const emphasisMark = /[*_]/g;

/**
 * Makes a text safe to parse in bounded time: markers beyond what any genuine text uses are
 * escaped. Ordinary text is returned unchanged, with its line ends as \n.
 */
export function tameMarkdown(text: string): string {
  const shallow = text.replace(lineEnd, '\n').replace(overNested, '$1\\');
  let marks = 0;
  return shallow.replace(emphasisMark, (mark) => {
    marks += 1;
    return marks > emphasisMarksMax ? `\\${mark}` : mark;
  });
}
