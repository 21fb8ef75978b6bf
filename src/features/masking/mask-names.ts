// Names of people in their usual places: after "my name is", before a title, after a relation.
// A name found once is masked everywhere else in the share.
import { illnessCharacters } from '#medicine/knowledge/clinical-words.ts';
import type { TextMatch } from './mask-matches.ts';
import { compoundSurnames, isOtherWord, surnames } from './mask-surnames.ts';
import maskNameLists from '#medicine/compiled/lexicon/mask-name.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';
import { maskTexts as texts } from './mask-texts.ts';

const maskNameWords = lexicon(maskNameLists);
const nickname = maskNameWords['mask-name.nickname'].regExp('');
const nicknameOfSurname = maskNameWords['mask-name.nickname-of-surname'].regExp('');

const han = /[\u4e00-\u9fff]/;
const of = maskNameWords['mask-name.of'].words[0];
/** Characters that a given name hardly holds: those of everyday talk and of illness. */
const nonNameCharacters = new Set(
  maskNameWords['mask-name.everyday-characters'].words.join('') + illnessCharacters,
);
/** Characters that can directly follow a name. */
const nextCharacters = new Set(maskNameWords['mask-name.next-characters'].words.join(''));
const introductions = maskNameWords['mask-name.introduction'].regExp('g');
const selfIntroductions = maskNameWords['mask-name.self'].regExp('g');
const doctors = maskNameWords['mask-name.doctor'].regExp('g');
const relations = maskNameWords['mask-name.relation'].regExp('g');
const titles = maskNameWords['mask-name.title'].regExp('g');
const introducedSurname = maskNameWords['mask-name.surname-told'].regExp('g');
const preferredName = maskNameWords['mask-name.preferred'].regExp('g');
const documentOwner = maskNameWords['mask-name.owner'].regExp('g');
const latin = maskNameWords['mask-name.latin'].regExp('g');
const notNickname = maskNameWords['mask-name.no-nickname'].regExp('');

type Name = { start: number; end: number };

/** The name that begins at an index, if any; `isIntroduced` after words like "my name is". */
function readName(text: string, at: number, isIntroduced: boolean): Name | null {
  const compound = compoundSurnames.find((name) => text.startsWith(name, at));
  const surnameLength = compound ? 2 : 1;
  if (!compound && (!surnames.has(text.charAt(at)) || isOtherWord(text, at))) return null;
  const given = at + surnameLength;
  for (const length of [2, 1]) {
    const end = given + length;
    if (end > text.length) continue;
    const chars = Array.from(text.slice(given, end));
    const isFine = chars.every((char) => han.test(char) && !nonNameCharacters.has(char));
    if (isFine && endsName(text, end)) return { start: at, end };
  }
  if (!isIntroduced) return null;
  const two = Array.from(text.slice(given, given + 2));
  const isName =
    two.length === 2 && two.every((char) => han.test(char) && !nonNameCharacters.has(char));
  return isName ? { start: at, end: given + 2 } : null;
}

function endsName(text: string, end: number): boolean {
  const next = text.charAt(end);
  return next === '' || !han.test(next) || nextCharacters.has(next);
}

/** 小李, 老张, 阿明: only where a person has just been mentioned. */
function readNickname(text: string, at: number): Name | null {
  const rest = text.slice(at, at + 2);
  if (!nickname.test(rest) || notNickname.test(rest)) return null;
  if (nicknameOfSurname.test(rest) && !surnames.has(rest.charAt(1))) return null;
  return endsName(text, at + 2) ? { start: at, end: at + 2 } : null;
}

function readNameBeforeTitle(text: string, titleAt: number): Name | null {
  for (const length of [2, 1, 0]) {
    const start = titleAt - length - 1;
    if (start < 0) continue;
    const isCompound = length > 0 && compoundSurnames.includes(text.slice(start, start + 2));
    if (!isCompound && !surnames.has(text.charAt(start))) continue;
    if (isOtherWord(text, start) || (start > 0 && isOtherWord(text, start - 1))) continue;
    const given = Array.from(text.slice(start + (isCompound ? 2 : 1), titleAt));
    if (given.every((char) => han.test(char) && !nonNameCharacters.has(char)))
      return { start, end: titleAt };
  }
  return null;
}

/** Finds names in one text with half-width characters. */
export function findNames(text: string): TextMatch[] {
  const names: Name[] = [];
  const add = (name: Name | null): void => {
    if (name) names.push(name);
  };
  const behind = (pattern: RegExp, read: (at: number) => Name | null): void => {
    for (const match of text.matchAll(pattern)) add(read(match.index + match[0].length));
  };
  behind(introductions, (at) => readName(text, at, true));
  behind(doctors, (at) => readName(text, at, true));
  behind(selfIntroductions, (at) => {
    const name = readName(text, at, false);
    return name && !han.test(text.charAt(name.end)) ? name : null;
  });
  behind(relations, (at) => readName(text, at, false) ?? readNickname(text, at));
  for (const match of text.matchAll(titles)) add(readNameBeforeTitle(text, match.index));
  for (const match of text.matchAll(introducedSurname)) {
    const end = match.index + match[0].length;
    if (surnames.has(match[1] ?? '')) add({ start: end - 1, end });
  }
  for (const match of text.matchAll(preferredName)) {
    const end = match.index + match[0].length;
    add({ start: end - (match[1]?.length ?? 0), end });
  }
  for (const match of text.matchAll(documentOwner)) {
    for (const at of [match.index, match.index + 1]) {
      const name = readName(text, at, false);
      if (name && text.charAt(name.end) === of) add(name);
    }
  }
  for (const match of text.matchAll(latin)) {
    const end = match.index + match[0].length;
    add({ start: end - (match[1]?.length ?? 0), end });
  }
  return names.map(({ start, end }) => ({
    kind: 'name',
    start,
    end,
    replacement: end - start === 1 ? texts.someone : texts.somebody,
  }));
}

/** Finds further occurrences of names that were found in any text. */
export function findRepeatedNames(text: string, names: ReadonlySet<string>): TextMatch[] {
  return [...names].flatMap((name) => {
    const found: TextMatch[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      found.push({ kind: 'name', start: at, end: at + name.length, replacement: texts.somebody });
    }
    return found;
  });
}
