import { clinicalWordsLikeNames } from '#medicine/knowledge/clinical-words.ts';
import maskNameLists from '#medicine/compiled/lexicon/mask-name.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';

const maskNameWords = lexicon(maskNameLists);

/** Common surnames, without those that are mostly everyday words. */
export const surnames = new Set(maskNameWords['mask-name.surname'].words.join(''));
export const compoundSurnames = maskNameWords['mask-name.compound-surname'].words;

/** Everyday words that begin with a surname. */
const everydayWords = maskNameWords['mask-name.everyday'].words;
const byStart = Map.groupBy([...everydayWords, ...clinicalWordsLikeNames], (word) =>
  word.charAt(0),
);

/** Whether the text at this index is an ordinary word rather than a name. */
export function isOtherWord(text: string, at: number): boolean {
  return (byStart.get(text.charAt(at)) ?? []).some((word) => text.startsWith(word, at));
}
