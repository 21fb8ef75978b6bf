import { firstChars } from '#platform/contract/chars.ts';
import { stripMarkdown } from '#platform/contract/plain-text.ts';

/**
 * What somebody wrote as one line of plain words, whatever Markdown it was: its first characters, with
 * an ellipsis where it is cut. Counts code points.
 */
export function plainLine(text: string, charsMax: number): string {
  const line = stripMarkdown(text).replace(/\s+/gu, ' ').trim();
  const shown = firstChars(line, charsMax);
  return shown === line ? line : `${shown}…`;
}
