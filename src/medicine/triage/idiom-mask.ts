import type { PhraseMatcher } from '../findings/phrase-matcher.ts';
import { compilePhrases } from '../findings/phrase-matcher.ts';
import { idioms, meantAllTheSame, meantAlone } from '../knowledge/red-flags-lexicon.ts';

const matcherOf = (phrases: string): PhraseMatcher<string> =>
  compilePhrases(phrases.split(/\s+/u).flatMap((form) => (form ? [[form, form]] : [])));

type Matchers = Record<'idioms' | 'meant' | 'alone', PhraseMatcher<string>>;
let matchers: Matchers | undefined;

/** What a message may hold besides. */
const silent = /[\s，。！？!?,.…~]/gu;

/** For each place of a normalised text, 1 where a turn of speech that means no harm covers it. */
export function idiomMask(text: string): Uint8Array {
  matchers ??= {
    idioms: matcherOf(idioms),
    meant: matcherOf(meantAllTheSame),
    alone: matcherOf(meantAlone),
  };
  const mask = new Uint8Array(text.length + 1);
  const fill = (matcher: PhraseMatcher<string>, value: 0 | 1): void => {
    for (const { start, end } of [...matcher.all(text), ...matcher.gapped(text)])
      mask.fill(value, start, end);
  };
  fill(matchers.idioms, 1);
  fill(matchers.meant, 0);
  const isAll = ({ start, end }: { start: number; end: number }): boolean =>
    (text.slice(0, start) + text.slice(end)).replaceAll(silent, '') === '';
  if (matchers.alone.all(text).some(isAll)) mask.fill(0);
  return mask;
}
