import type { Bilingual } from '#platform/contract/define-texts.ts';
import { both } from '#platform/contract/define-texts.ts';
import { charCount } from '#platform/contract/chars.ts';

import { titleCharsMax } from '../rules.ts';
import { sessionTexts } from '../texts.ts';

/** Why a title is invalid, or null (CON-3). */
export function titleError(title: string): Bilingual | null {
  const trimmed = title.trim();
  if (trimmed === '') return both(sessionTexts, (t) => t.titleRequired);
  return charCount(trimmed) > titleCharsMax ? both(sessionTexts, (t) => t.titleTooLong) : null;
}
