import type { Mask } from './contract.ts';
import { findDates } from './mask-dates.ts';
import { findAgain, findNames } from './mask-names.ts';
import { findNumbers } from './mask-numbers.ts';
import { findPlaces } from './mask-places.ts';
import { foldWidth, type FoundStretch } from './mask-matches.ts';

/** What in each text could identify somebody, in reading order, with what to put there instead. */
export function findMasksIn(texts: readonly string[]): Mask[][] {
  const folded = texts.map(foldWidth);
  const found = folded.map((text) => [
    ...findNumbers(text),
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
    inCodePoints(text, apart([...(found[place] ?? []), ...findAgain(text, names)])),
  );
}

/** Whether a text says how to reach somebody. */
export function hasContact(text: string): boolean {
  const contacts = new Set(['phone', 'account', 'email', 'bank-card', 'id-number']);
  return findNumbers(foldWidth(text)).some(({ kind }) => contacts.has(kind));
}

/** Of stretches that overlap, the first of the surer rules stays. */
function apart(found: readonly FoundStretch[]): FoundStretch[] {
  const kept: FoundStretch[] = [];
  for (const one of found) {
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

function inCodePoints(text: string, found: readonly FoundStretch[]): Mask[] {
  const pointAt = (unit: number): number => Array.from(text.slice(0, unit)).length;
  return found.map((one) => ({ ...one, start: pointAt(one.start), end: pointAt(one.end) }));
}
