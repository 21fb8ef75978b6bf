/** Emphasis, code, headings, quotes and lists. */
const marks = /\*\*|~~|`|^ {0,3}(?:#{1,6}|>|[-*+]|\d{1,2}\.) +/gmu;
/** A rule across the page, or the line under the head of a table. */
const rules = /^(?=.*---)[ |:-]+$/gmu;

/** Markdown without its marks, which mean nothing where a text is shown on one line. */
export function withoutMarks(text: string): string {
  const lines = text.replace(rules, '').split('\n');
  const plain = lines.map((line) => (isRow(line) ? line.replaceAll('|', ' ').trim() : line));
  return plain.join('\n').replace(marks, '');
}

const isRow = (line: string): boolean => line.trimStart().startsWith('|') || line.includes(' | ');
