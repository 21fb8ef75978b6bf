// A tag is two or three words without a sentence around them: a name in it has no word before it that
// tells, so what looks like a whole name is taken for one. Its author sees it and may keep it.
import { illnessCharacters, remedyCharacters } from '#medicine/knowledge/clinical-words.ts';
import { charCount } from '#platform/contract/chars.ts';
import { applyMasks } from './apply-masks.ts';
import { type Mask } from './contract.ts';
import { foldWidth } from './mask-matches.ts';
import { compoundSurnames, isOtherWord, surnames } from './mask-surnames.ts';
import { tagCharsMax } from './rules.ts';

/** Surnames that are hardly anything else: two characters that begin with one are a name. */
const plainSurnames = new Set(
  '王李张刘陈杨赵周吴徐孙郭梁宋郑谢韩唐冯董萧程曹袁邓许沈彭吕蒋贾魏薛阎潘汪姚谭邹郝崔邱侯邵孟',
);
/** Surnames that begin too many words of illness and remedy. */
const wordyStarts = new Set('白左冷焦项颜关易薄');
/** Characters that tags are made of and given names hardly: talk, illness, remedies. */
const notGiven = new Set(
  '的了是在着得而又很不没有和与或吗呢吧啊肉皮骨胆膊膀吃喝睡问看者色绿褐腻水粥醋豆子女儿性期型类式量力度' +
    illnessCharacters +
    remedyCharacters,
);
const changedKinds: ReadonlySet<string> = new Set(['date', 'age']);

/** A tag with what stands instead of it. */
export type MaskedTag = { tag: string; mask: Mask };

/** Whether a tag is somebody's name and nothing else. */
function isName(tag: string): boolean {
  const nick = /^[小老](.)$/u.exec(tag)?.[1];
  if (nick !== undefined) return plainSurnames.has(nick);
  const isCompound = compoundSurnames.some((surname) => tag.startsWith(surname));
  if (!isCompound && (!surnames.has(tag.charAt(0)) || isOtherWord(tag, 0))) return false;
  const given = Array.from(tag.slice(isCompound ? 2 : 1));
  if (given.length === 1 && !isCompound && !plainSurnames.has(tag.charAt(0))) return false;
  if (wordyStarts.has(tag.charAt(0)) || given.length < 1 || given.length > 2) return false;
  return given.every((char) => /[\u4e00-\u9fff]/.test(char) && !notGiven.has(char));
}

/**
 * What stands instead of a tag in which something was found: a span for a day or an age, else nothing
 * at all, for a tag without its name says nothing. Null: the tag can stand as it is.
 */
export function tagMask(tag: string, found: readonly Mask[]): Mask | null {
  const [first] = found;
  const end = charCount(tag);
  if (!first) {
    const isTelling = isName(foldWidth(tag));
    return isTelling ? { kind: 'name', start: 0, end, replacement: '' } : null;
  }
  const isChanged = found.every(({ kind }) => changedKinds.has(kind));
  const changed = isChanged ? (applyMasks(tag, found)?.content ?? '') : '';
  const replacement = charCount(changed) > tagCharsMax ? '' : changed;
  return { kind: first.kind, start: 0, end, replacement };
}

/** Those of the tags that cannot stand as they are; `found` holds what was found in each. */
export function maskedTags(
  tags: readonly string[],
  found: readonly (readonly Mask[])[],
): MaskedTag[] {
  return tags.flatMap((tag, place) => {
    const mask = tagMask(tag, found[place] ?? []);
    return mask ? [{ tag, mask }] : [];
  });
}
