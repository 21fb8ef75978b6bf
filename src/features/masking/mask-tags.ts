// A tag has no sentence around it, so no words introduce a name in it: whatever looks like a whole
// name counts as one. The author sees the proposal and can keep the tag.
import { illnessCharacters, remedyCharacters } from '#medicine/knowledge/clinical-words.ts';
import { charCount } from '#platform/contract/chars.ts';
import { applyMasks } from './apply-masks.ts';
import type { Mask } from './contract.ts';
import { foldWidth } from './mask-matches.ts';
import { compoundSurnames, isOtherWord, surnames } from './mask-surnames.ts';
import { tagCharsMax } from './rules.ts';

/** Surnames with hardly any other meaning: two characters that start with one are a name. */
const unambiguousSurnames = new Set(
  '王李张刘陈杨赵周吴徐孙郭梁宋郑谢韩唐冯董萧程曹袁邓许沈彭吕蒋贾魏薛阎潘汪姚谭邹郝崔邱侯邵孟',
);
/** Surnames that start too many clinical words. */
const ambiguousSurnames = new Set('白左冷焦项颜关易薄');
/** Characters that are common in tags and rare in given names: everyday talk, illness, remedies. */
const nonNameCharacters = new Set(
  '的了是在着得而又很不没有和与或吗呢吧啊肉皮骨胆膊膀吃喝睡问看者色绿褐腻水粥醋豆子女儿性期型类式量力度' +
    illnessCharacters +
    remedyCharacters,
);
const changedKinds: ReadonlySet<string> = new Set(['date', 'age']);

/** A tag and its mask. */
export type MaskedTag = { tag: string; mask: Mask };

/** Whether a tag is a person's name and nothing else. */
function isName(tag: string): boolean {
  const nick = /^[小老](.)$/u.exec(tag)?.[1];
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
