import type { Mask } from './contract.ts';
import { findKnownNames } from './find-known-names.ts';
import { findDates } from './mask-dates.ts';
import { findRepeatedNames, findNames } from './mask-names.ts';
import { findNumbers } from './mask-numbers.ts';
import { findPlaces } from './mask-places.ts';
import { foldWidth, type TextMatch } from './mask-matches.ts';

/**
 * Finds what could identify a person in each text, in reading order, with its replacement;
 * `knownNames` are masked wherever they occur.
 */
export function findMasksIn(
  texts: readonly string[],
  knownNames: readonly string[] = [],
): Mask[][] {
  const folded = texts.map(foldWidth);
  const found = folded.map((text) => [
    ...findNumbers(text),
    ...findKnownNames(text, knownNames),
    ...findDates(text),
    ...findPlaces(text),
    ...findNames(text),
  ]);
  const names = new Set(
    found.flatMap((all, place) =>
      all.flatMap(({ kind, start, end }) =>
        kind === 'name' && end - start > 1 ? [folded[place]?.slice(start, end) ?? ''] : [],
      ),
    ),
  );
  return folded.map((text, place) =>
    inCodePoints(
      text,
      withoutOverlaps([...(found[place] ?? []), ...findRepeatedNames(text, names)]),
    ),
  );
}

/** Whether a text contains contact details. */
export function hasContact(text: string): boolean {
  const contacts = new Set(['phone', 'account', 'email', 'bank-card', 'id-number']);
  return findNumbers(foldWidth(text)).some(({ kind }) => contacts.has(kind));
}

/** Of overlapping matches the first one wins: the more reliable rules come first. */
function withoutOverlaps(found: readonly TextMatch[]): TextMatch[] {
  const kept: TextMatch[] = [];
  for (const one of found) {
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

function inCodePoints(text: string, found: readonly TextMatch[]): Mask[] {
  const pointAt = (unit: number): number => Array.from(text.slice(0, unit)).length;
  return found.map((one) => ({ ...one, start: pointAt(one.start), end: pointAt(one.end) }));
}
