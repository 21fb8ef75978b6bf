/** A rule across the page, the line under the head of a table or under a heading, the ends of a block of code. */
const rules = /^(?=.*---)[ |:-]+$|^ {0,3}(?:=+|-+|`{3,}.*|~{3,}.*)[ \t]*$/gmu;
/** Quotes, headings and lists, also one within the other. */
const lineStarts = /^[ \t]*(?:(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]?)+/gmu;
/** Links and pictures, of which the words are kept; one cut off at the end of an excerpt too. */
const links =
  /!?\[([^\][\n]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:[ \t]+"[^"\n]*")?(?:\)|…?$)/gu;
/** Emphasis by one mark: closed, and by _ only around whole words. */
const emphasis =
  /(?<![\\*])\*(?![\s*])([^*\n]*[^\s*\\])\*(?!\*)|(?<![\p{L}\p{N}\\_])_(?![\s_])([^_\n]*[^\s_\\])_(?![\p{L}\p{N}_])/gu;
const strong = /(?<!\\)\*\*|(?<![\p{L}\p{N}\\])__(?=\S)|(?<=\S)__(?![\p{L}\p{N}])|~~|(?<!\\)`+/gu;
const lineBreaks = /<br\s*\/?>/giu;
const escapes = /\\([!-/:-@[-`{-~])/gu;

/** Markdown without its marks, which mean nothing where a text is shown on one line. */
export function withoutMarks(text: string): string {
  const lines = text.replace(rules, '').split('\n');
  const plain = lines.map((line) => (isRow(line) ? line.replaceAll('|', ' ').trim() : line));
  return plain
    .join('\n')
    .replace(lineStarts, '')
    .replace(links, '$1')
    .replace(strong, '')
    .replace(emphasis, '$1$2')
    .replace(lineBreaks, '\n')
    .replace(escapes, '$1');
}

const isRow = (line: string): boolean => line.trimStart().startsWith('|') || line.includes(' | ');
