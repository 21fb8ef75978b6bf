import { isTableRow } from './sentence-parts.ts';

const item = /^\s*(?:[-*+]|\d{1,3}[.、)）]|[①-⑳])\s*/u;
const isHeading = (line: string): boolean =>
  /^\s*#{1,6}\s|[：:][*_\s]*$|^\s*(?:\*\*[^*]+\*\*|__[^_]+__)\s*$/u.test(line);

/** The line that governs the next one: what announces a list or heads a table; empty where none does. */
export function nextGoverning(line: string, governing: string): string {
  if (line.trim() === '') return governing;
  if (isTableRow(line)) return governing.includes('|') ? governing : `${governing} ${line}`;
  if (isHeading(line)) return line;
  return item.test(line) ? governing : '';
}
