import { withoutMarks } from '#platform/contract/without-marks.ts';

import { cardPreviewCharsMax } from '../rules.ts';

/** The first 100 characters of a text on one line, with an ellipsis where it is cut (Spec 9). */
export function cardPreview(text: string): string {
  const line = withoutMarks(text).replace(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= cardPreviewCharsMax) return line;
  return `${characters.slice(0, cardPreviewCharsMax).join('')}…`;
}
