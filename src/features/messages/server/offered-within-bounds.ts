import { charCount } from '#platform/contract/chars.ts';
import { suggestionCharsMax, suggestionsMax } from '../rules.ts';

/** As many as fit; the last, which skips the question, always does. */
export function withinBounds(texts: readonly string[]): string[] {
  const fitting = texts.filter((text) => text !== '' && charCount(text) <= suggestionCharsMax);
  return fitting.length <= suggestionsMax
    ? fitting
    : [...fitting.slice(0, suggestionsMax - 1), ...fitting.slice(-1)];
}
