import senseLists from '../compiled/lexicon/sense.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

/** The senses of a word at its place; a word may have several. */
type Sensed = { start: number; senses: readonly string[] };

const sensesOf = new Map<string, string[]>();
for (const [id, list] of Object.entries(lexicon(senseLists)))
  for (const word of list.words)
    sensesOf.set(word, [...(sensesOf.get(word) ?? []), id.replace('sense.', '')]);
const byStart = Map.groupBy(
  [...sensesOf].toSorted(([a], [b]) => b.length - a.length),
  ([word]) => word.charAt(0),
);

/** The words of a text that have a sense, the longest first, in reading order. */
export function sensesIn(text: string): Sensed[] {
  const found: Sensed[] = [];
  for (let start = 0; start < text.length;) {
    const [word, senses] =
      byStart.get(text.charAt(start))?.find(([one]) => text.startsWith(one, start)) ?? [];
    if (senses !== undefined) found.push({ start, senses });
    start += word?.length ?? 1;
  }
  return found;
}
