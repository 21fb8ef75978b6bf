// Which messages this thread has read. The reading of each is in medicine's own caches.
import type { Turn } from '#medicine/findings/finding.ts';
import { readingOf } from '#medicine/reading/reading-of.ts';
import { triage } from '#medicine/triage/triage.ts';
import { readerOf } from '#platform/server/reader.ts';

/** The size of a stretch, in characters (UTF-16 units) of the person's own words. */
export const readAheadCharsMax = 2_000;
/** No more than the caches hold; then it starts over. */
const knownCharsMax = 600_000;
/** Of an assistant's text only the questions are read. */
const assistantShare = 1 / 8;

const known = new Set<string>();
let knownChars = 0;

/** What there is to read in turns, in characters of a person's own words. */
export function readingSize(turns: readonly Turn[]): number {
  return turns.reduce(
    (sum, { role, content }) => sum + content.length * (role === 'user' ? 1 : assistantShare),
    0,
  );
}

/** The turns that this thread has not read, or has forgotten. */
export function unreadIn(turns: readonly Turn[]): readonly Turn[] {
  return turns.filter((turn) => !known.has(turn.content) && readingOf(turn) === undefined);
}

/** Notes that turns have been read. */
export function noteRead(turns: readonly Turn[]): void {
  for (const { content } of unreadIn(turns)) {
    if (knownChars + content.length > knownCharsMax) {
      known.clear();
      knownChars = 0;
    }
    known.add(content);
    knownChars += content.length;
  }
}

/** Stretches of turns of about the same size, so that none takes long to read. */
export function stretchesOf(turns: readonly Turn[]): Turn[][] {
  const stretches: Turn[][] = [];
  let size = Infinity;
  for (const turn of turns) {
    const more = readingSize([turn]);
    if (size + more > readAheadCharsMax) {
      stretches.push([]);
      size = 0;
    }
    stretches.at(-1)?.push(turn);
    size += more;
  }
  return stretches;
}

type Order = { turns: readonly Turn[] };

export const unreadReader = readerOf(import.meta.url, 'unreadReader', ({ turns }: Order) =>
  unreadIn(turns),
);

/** Reads a stretch for nothing but that it is known when the whole is read. */
export const aheadReader = readerOf(import.meta.url, 'aheadReader', ({ turns }: Order) => {
  triage(turns);
  noteRead(turns);
  return null;
});
