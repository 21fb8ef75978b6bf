import meaningJson from '../compiled/lexicon/meaning.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { PhraseMatcher } from '../findings/phrase-matcher.ts';
import { compilePhrases } from '../findings/phrase-matcher.ts';

/** Words that stand for one another where people speak of dying, of parting, of daily life. */
const meanings = Object.entries(lexicon(meaningJson)).map(
  ([id, { words }]): [string, readonly string[]] => [id.slice('meaning.'.length), words],
);

let matcher: PhraseMatcher<string> | undefined;

/** The meanings found in a normalised text, with their places. */
export function meaningsIn(text: string): { value: string; start: number; end: number }[] {
  matcher ??= compilePhrases(
    meanings.flatMap(([meaning, words]) => words.map((word): [string, string] => [word, meaning])),
  );
  return matcher.all(text);
}
