// What makes light of a danger (家里人说没事, 挂不到号, 上次也这样) says nothing of the danger itself:
// a message is read without it, as if it had not been written.

import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import type { Turn } from '../findings/finding.ts';
import { readingOf } from '../reading/reading-of.ts';
import { lexicon } from '../knowledge/lexicon.ts';

const dangerWords = lexicon(dangerJson);
const light = new RegExp(`^(?:${dangerWords['danger.made-light'].source})$`, 'u');
const sequel = new RegExp(`^(?:${dangerWords['danger.light-sequel'].source})$`, 'u');
/** A clause with what ends it; a stop inside a number ends nothing. */
const clause = /(?<words>(?:[^，。！？；,.!?;~\s]|(?<=\d)\.(?=\d))+)[，。！？；,.!?;~\s]*/gu;
const commasBefore = /[，,\s]+$/u;

type Place = { start: number; end: number };

/** The clauses that only make light of things, as places in the text. */
function lightClauses(content: string): Place[] {
  let isAfterLight = false;
  return [...content.matchAll(clause)].flatMap(({ 0: all, groups, index: start }) => {
    const words = groups?.['words'] ?? '';
    isAfterLight = light.test(words) || (isAfterLight && sequel.test(words));
    return isAfterLight ? [{ start, end: start + all.length }] : [];
  });
}

/** What is left of a text, and where each place of it lay before. */
export type Lightened = { content: string; placeOf: (at: number) => number };

/**
 * A message without the clauses that only make light of things; one that is all of the message is
 * kept, for it answers something.
 */
export function lightened(content: string): Lightened {
  const left: Place[] = [];
  let end = 0;
  for (const place of lightClauses(content)) {
    if (place.start > end) left.push({ start: end, end: place.start });
    end = place.end;
  }
  if (end === 0) return { content, placeOf: (at) => at };
  if (end < content.length) left.push({ start: end, end: content.length });
  const said = left.map((place) => content.slice(place.start, place.end)).join('');
  const text = end < content.length ? said : said.replace(commasBefore, '');
  if (!/[\p{L}\p{N}]/u.test(text)) return { content, placeOf: (at) => at };
  const placeOf = (at: number): number => {
    let before = 0;
    for (const place of left) {
      const length = place.end - place.start;
      if (at < before + length) return place.start + at - before;
      before += length;
    }
    return left.at(-1)?.end ?? at;
  };
  return { content: text, placeOf };
}

/** The words of `lightened`. */
export const withoutLight = (content: string): string => lightened(content).content;

/** The turns, each message of the user as `lightened` leaves it. */
export const withoutMadeLight = (turns: readonly Turn[]): readonly Turn[] =>
  turns.map((turn) => {
    if (turn.role !== 'user') return turn;
    const content = readingOf(turn)?.danger.text ?? withoutLight(turn.content);
    return content === turn.content ? turn : { ...turn, content };
  });
