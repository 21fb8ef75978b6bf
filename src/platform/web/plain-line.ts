import { firstChars } from '#platform/contract/chars.ts';
import { withoutCutNotes } from '#platform/contract/cut-notes.ts';
import { stripMarkdown } from '#platform/contract/plain-text.ts';

/**
 * A Markdown text as one line of plain text, without the notes of what was taken out of it: its first
 * characters, with an ellipsis where it is truncated. Counts code points.
 */
export function plainLine(text: string, charsMax: number): string {
  const line = stripMarkdown(withoutCutNotes(text)).replace(/\s+/gu, ' ').trim();
  const shown = firstChars(line, charsMax);
  return shown === line ? line : `${shown}…`;
}
