// A tag has no sentence around it, so no words introduce a name in it: whatever looks like a whole
// name counts as one. The author sees the proposal and can keep the tag.
import { illnessCharacters, remedyCharacters } from '#medicine/knowledge/clinical-words.ts';
import { charCount } from '#platform/contract/chars.ts';
import { applyMasks } from './apply-masks.ts';
import type { Mask } from './contract.ts';
import { foldWidth } from './mask-matches.ts';
import { compoundSurnames, isOtherWord, surnames } from './mask-surnames.ts';
import { tagCharsMax } from './rules.ts';
import maskNameLists from '#medicine/compiled/lexicon/mask-name.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';

const maskNameWords = lexicon(maskNameLists);
const nickname = maskNameWords['mask-name.tag-nickname'].regExp();
/** Surnames with hardly any other meaning: two characters that start with one are a name. */
const unambiguousSurnames = new Set(maskNameWords['mask-name.surname-only'].words.join(''));
/** Surnames that start too many clinical words. */
const ambiguousSurnames = new Set(maskNameWords['mask-name.surname-ambiguous'].words.join(''));
/** Characters that are common in tags and rare in given names: everyday talk, illness, remedies. */
const nonNameCharacters = new Set(
  maskNameWords['mask-name.tag-characters'].words.join('') + illnessCharacters + remedyCharacters,
);
const changedKinds: ReadonlySet<string> = new Set(['date', 'age']);

/** A tag and its mask. */
export type MaskedTag = { tag: string; mask: Mask };

/** Whether a tag is a person's name and nothing else. */
function isName(tag: string): boolean {
  const nick = nickname.exec(tag)?.[1];
  if (nick !== undefined) return unambiguousSurnames.has(nick);
  const isCompound = compoundSurnames.some((surname) => tag.startsWith(surname));
  if (!isCompound && (!surnames.has(tag.charAt(0)) || isOtherWord(tag, 0))) return false;
  const given = Array.from(tag.slice(isCompound ? 2 : 1));
  if (given.length === 1 && !isCompound && !unambiguousSurnames.has(tag.charAt(0))) return false;
  if (ambiguousSurnames.has(tag.charAt(0)) || given.length < 1 || given.length > 2) return false;
  return given.every((char) => /[\u4e00-\u9fff]/.test(char) && !nonNameCharacters.has(char));
}

/**
 * The mask for a tag: a range for a date or an age, otherwise the whole tag is dropped, because a
 * tag without its name is meaningless. Null when the tag can stay as it is.
 */
export function tagMask(tag: string, found: readonly Mask[]): Mask | null {
  const [first] = found;
  const end = charCount(tag);
  if (!first) {
    const isPersonName = isName(foldWidth(tag));
    return isPersonName ? { kind: 'name', start: 0, end, replacement: '' } : null;
  }
  const isChanged = found.every(({ kind }) => changedKinds.has(kind));
  const changed = isChanged ? (applyMasks(tag, found)?.content ?? '') : '';
  const replacement = charCount(changed) > tagCharsMax ? '' : changed;
  return { kind: first.kind, start: 0, end, replacement };
}

/** The tags that need a mask; `found` holds the matches of each tag. */
export function maskedTags(
  tags: readonly string[],
  found: readonly (readonly Mask[])[],
): MaskedTag[] {
  return tags.flatMap((tag, place) => {
    const mask = tagMask(tag, found[place] ?? []);
    return mask ? [{ tag, mask }] : [];
  });
}
