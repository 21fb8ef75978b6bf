import { cardPreviewCharsMax } from '../rules.ts';

/** Marks of emphasis, headings, quotes and lists, which mean nothing on one line. */
const marks = /\*\*|~~|`|^ {0,3}(?:#{1,6}|>|[-*+]|\d{1,2}\.) +/gmu;

/** The first 100 characters of a text on one line, with an ellipsis where it is cut (Spec 9). */
export function cardPreview(text: string): string {
  const line = text.replace(marks, '').replace(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= cardPreviewCharsMax) return line;
  return `${characters.slice(0, cardPreviewCharsMax).join('')}…`;
}
