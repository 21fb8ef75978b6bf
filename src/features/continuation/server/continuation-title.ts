import { firstChars } from '#platform/contract/chars.ts';
import carriedLists from '#medicine/compiled/lexicon/carried.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';
import { titleTexts as texts } from '../title-texts.ts';

const mark = lexicon(carriedLists)['carried.title-mark'].regExp();

/** The title of a continuation: 头痛（续）, then 头痛（续2）; a long old title is truncated. */
export function continuationTitle(title: string, charsMax: number): string {
  const before = mark.exec(title);
  const bare = before ? title.slice(0, before.index) : title;
  const next = before ? Number(before[1] || '1') + 1 : 1;
  const suffix = next === 1 ? texts.first : texts.later(next);
  return firstChars(bare, charsMax - suffix.length) + suffix;
}
