import type { PhraseMatcher } from '../findings/phrase-matcher.ts';
import { compilePhrases } from '../findings/phrase-matcher.ts';
import { idioms, meantAllTheSame } from '../knowledge/red-flags-lexicon.ts';

const matcherOf = (phrases: string): PhraseMatcher<string> =>
  compilePhrases(phrases.split(/\s+/u).flatMap((form) => (form ? [[form, form]] : [])));

let matchers: { idioms: PhraseMatcher<string>; meant: PhraseMatcher<string> } | undefined;

/** For each place of a normalised text, 1 where a turn of speech that means no harm covers it. */
export function idiomMask(text: string): Uint8Array {
  matchers ??= { idioms: matcherOf(idioms), meant: matcherOf(meantAllTheSame) };
  const mask = new Uint8Array(text.length + 1);
  const fill = (matcher: PhraseMatcher<string>, value: 0 | 1): void => {
    for (const { start, end } of [...matcher.all(text), ...matcher.gapped(text)])
      mask.fill(value, start, end);
  };
  fill(matchers.idioms, 1);
  fill(matchers.meant, 0);
  return mask;
}
