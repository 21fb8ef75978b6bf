import { firstChars } from '#platform/contract/chars.ts';
import { stripMarkdown } from '#platform/contract/plain-text.ts';

/**
 * A Markdown text as one line of plain text: its first characters, with an ellipsis where it is
 * truncated. Counts code points.
 */
export function plainLine(text: string, charsMax: number): string {
  const line = stripMarkdown(text).replace(/\s+/gu, ' ').trim();
  const shown = firstChars(line, charsMax);
  return shown === line ? line : `${shown}…`;
}
