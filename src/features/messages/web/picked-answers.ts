import { areRivals } from '#medicine/interview/answer-groups.ts';
import type { ToTap } from './shown-messages.ts';

const separator = '、';

/**
 * The suggestions that a text consists of, in the order in which they were picked; null when it
 * holds words of one's own. The text is the only memory of what was picked, so a draft that comes
 * back after a reload shows it.
 */
export function pickedIn(text: string, suggestions: readonly string[]): string[] | null {
  const picked: string[] = [];
  const longestFirst = suggestions.toSorted((a, b) => b.length - a.length);
  for (let rest = text; rest !== '';) {
    const next = longestFirst.find((each) => rest === each || rest.startsWith(each + separator));
    if (next === undefined || rest === next + separator) return null;
    picked.push(next);
    rest = rest.slice(next.length + separator.length);
  }
  return picked;
}

/**
 * The ids of the answers that a text consists of; none once it holds words of one's own, because
 * that is no longer what was offered.
 */
export function optionIdsOf(text: string, toTap: ToTap | undefined): string[] {
  if (toTap === undefined) return [];
  const { suggestions, suggestionIds = [] } = toTap;
  const picked = pickedIn(text.trim(), suggestions) ?? [];
  return [...new Set(picked.flatMap((each) => suggestionIds[suggestions.indexOf(each)] ?? []))];
}

/**
 * The text after one more suggestion is picked, or a picked one is removed. What cannot be true
 * beside it among the answers to its question gives way.
 */
export function toggled(
  picked: readonly string[],
  suggestion: string,
  group: readonly string[] = [],
): string {
  if (picked.includes(suggestion)) {
    return picked.filter((each) => each !== suggestion).join(separator);
  }
  const givesWay = (each: string): boolean => group.includes(each) && areRivals(each, suggestion);
  return [...picked.filter((each) => !givesWay(each)), suggestion].join(separator);
}
