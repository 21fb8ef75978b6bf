import type { PhraseMatcher } from '../findings/phrase-matcher.ts';
import { compilePhrases } from '../findings/phrase-matcher.ts';
import { idioms } from '../knowledge/red-flags-lexicon.ts';

let matcher: PhraseMatcher<string> | undefined;

/** For each place of a normalised text, 1 where a turn of speech that means no harm covers it. */
export function idiomMask(text: string): Uint8Array {
  matcher ??= compilePhrases(idioms.split(/\s+/u).flatMap((form) => (form ? [[form, form]] : [])));
  const mask = new Uint8Array(text.length + 1);
  for (const { start, end } of [...matcher.all(text), ...matcher.gapped(text)])
    mask.fill(1, start, end);
  return mask;
}
