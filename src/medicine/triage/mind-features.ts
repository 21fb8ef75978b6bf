// What the reader of despair and violence sees besides: such things are said in whole turns of
// speech, with words that stand for one another, and the sentence that tells often comes last.

import type { TextWindow } from '../reading/danger-signals.ts';
import { meaningsIn } from './word-meanings.ts';

const noLetter = /[^\p{L}\p{N}]/gu;
const gramLengths = [4, 5];
/** How far apart two letters of a pair may stand. */
const skips = [2, 3, 4, 5];

function turnsOfSpeech(letters: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    for (const length of gramLengths)
      if (at + length <= letters.length) found.push(letters.slice(at, at + length));
    for (const skip of skips)
      if (at + skip < letters.length)
        found.push(`~${letters.charAt(at)}${letters.charAt(at + skip)}`);
  }
  return found;
}

function endOf(clause: string): string[] {
  const letters = clause.replaceAll(noLetter, '');
  return Array.from(letters, (_letter, at) => letters.slice(at, at + 2)).flatMap((pair) =>
    pair.length === 2 ? [`<${pair}`, `<${pair.charAt(0)}`] : [`<${pair}`],
  );
}

function joinedMeanings(meanings: ReadonlySet<string>, mark: string): string[] {
  const sorted = [...meanings].toSorted();
  return sorted.flatMap((a, at) => sorted.slice(at + 1).map((b) => `${mark}${a}${mark}${b}`));
}

function meaningFeatures(text: string, clauses: readonly TextWindow[]): string[] {
  const hits = meaningsIn(text);
  const all = new Set(hits.map(({ value }) => value));
  const within = clauses.flatMap(({ start, end }) => {
    const here = hits.filter((hit) => hit.start >= start && hit.end <= end);
    return joinedMeanings(new Set(here.map(({ value }) => value)), '#');
  });
  return [...Array.from(all, (one) => `@${one}`), ...joinedMeanings(all, '@'), ...within];
}

/**
 * The further features of a normalised text with its clauses; some may come twice. Letters that stand
 * in an idiom, 1 in `mask`, count for nothing. Pure.
 */
export function mindFeatures(
  whole: string,
  mask: Uint8Array,
  clauses: readonly TextWindow[],
): string[] {
  const text = whole.replaceAll(/./gs, (letter, at: number) => (mask[at] === 1 ? ' ' : letter));
  const last = clauses.at(-1);
  return [
    ...turnsOfSpeech(text.replaceAll(noLetter, '')),
    ...(last === undefined ? [] : endOf(text.slice(last.start, last.end))),
    ...meaningFeatures(text, clauses),
  ];
}
