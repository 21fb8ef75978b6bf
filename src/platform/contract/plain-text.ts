/** Horizontal rules, the line under a table head or a heading, and code fences. */
const rules = /^(?=.*---)[ |:-]+$|^ {0,3}(?:=+|-+|`{3,}.*|~{3,}.*)[ \t]*$/gmu;
/** Quotes, headings and lists, also nested. */
const lineStarts = /^[ \t]*(?:(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]?)+/gmu;
/** Links and images, whose text remains; also one cut off at the end of an excerpt. */
const links =
  /!?\[([^\][\n]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:[ \t]+"[^"\n]*")?(?:\)|…?$)/gu;
/** Emphasis with a single mark: closed, and with _ only around whole words. */
const emphasis =
  /(?<![\\*])\*(?![\s*])([^*\n]*[^\s*\\])\*(?!\*)|(?<![\p{L}\p{N}\\_])_(?![\s_])([^_\n]*[^\s_\\])_(?![\p{L}\p{N}_])/gu;
const strong = /(?<!\\)\*\*|(?<![\p{L}\p{N}\\])__(?=\S)|(?<=\S)__(?![\p{L}\p{N}])|~~|(?<!\\)`+/gu;
const lineBreaks = /<br\s*\/?>/giu;
const escapes = /\\([!-/:-@[-`{-~])/gu;

/** Removes Markdown syntax for places that show text on one line. */
export function stripMarkdown(text: string): string {
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
