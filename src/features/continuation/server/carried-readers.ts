// The analysis of the previous session for a continuation, as pure functions for another thread.
import type { Turn } from '#medicine/findings/finding.ts';
import { readerOf } from '#platform/server/reader.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { carriedSummary, type Before } from './carried-summary.ts';
import { pinnedFacts } from './pinned-facts.ts';

type PinnedOrder = { turns: readonly Turn[] };
/** `pinned` is null if the person did not edit the facts. */
type CarriedOrder = Omit<Before, 'pinned'> & {
  pinned: readonly string[] | null;
  language: Language;
};

export const pinnedReader = readerOf(import.meta.url, 'pinnedReader', ({ turns }: PinnedOrder) =>
  pinnedFacts(turns),
);

export const carriedReader = readerOf(
  import.meta.url,
  'carriedReader',
  ({ language, ...before }: CarriedOrder) => {
    const pinned = before.pinned ?? pinnedFacts(before.turns);
    return {
      ...carriedSummary({ ...before, pinned }, language),
      pinnedCount: pinned.length,
    };
  },
);
