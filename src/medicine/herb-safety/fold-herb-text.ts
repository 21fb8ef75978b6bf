import { hasTraditional, simplifiedUnit } from '../knowledge/simplified.ts';
import remedyLists from '../compiled/lexicon/remedy.json' with { type: 'json' };
import { boundedCache } from '../findings/bounded-cache.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { cutName, cutsInNames } from './cut-names.ts';
import { numeral, plainNumeral } from './plain-numeral.ts';

/** Never seen, or only Markdown, or the frame of a keycap. */
const invisible =
  /[\u20e3\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\p{Variation_Selector}\ufeff*`_\\]/u;
/** Stand between the characters of a name that somebody spells out. */
const separator = /[ \t\u00a0\u3000·•・‧|./-]/u;
const han = /\p{Script=Han}/u;
/** HTML within Markdown: its tags and comments are never seen. */
const tag = /<(?:!--[^]{0,200}?-->|\/?[a-z][^<>]{0,120}>)/iuy;
const entity =
  /&(?:amp;){0,2}(?:#(\d{2,7})|#x([\da-f]{2,6})|(nbsp|ensp|emsp|thinsp|shy|zwj|zwnj));/iuy;
/** Units drawn as one character, and letters of mathematics. */
const drawn = /[\u338e\u338f\u{1d400}-\u{1d7ff}]/u;
const remedyWords = lexicon(remedyLists);
/** Names that are often written wrong, each with the right one of the same length. */
const misspelt = remedyWords['remedy.misspelt'].words.map((pair): readonly [string, string] => {
  const [wrong = '', right = ''] = pair.split(' ');
  return [wrong, right];
});
const misspeltNames: readonly string[] = misspelt.map(([wrong]) => wrong);

const isFoldable = new RegExp(
  `[<&\uff10-\uff5a\u338e\u338f\u{1d400}-\u{1d7ff}]|${numeral.source}|${invisible.source}|${separator.source}|${misspeltNames.join('|')}|${cutName}`,
  'u',
);

export type FoldedText = {
  text: string;
  /** Where in the original a piece of the folded text begins and ends. */
  place: (start: number, end: number) => { start: number; end: number };
};

/** One character as the checks compare it: simplified, letters and digits plain and of half width. */
export function foldCharacter(character: string): string {
  const code = character.charCodeAt(0);
  const isWide = (code >= 0xff10 && code <= 0xff19) || (code >= 0xff21 && code <= 0xff5a);
  if (isWide) return String.fromCharCode(code - 0xfee0);
  if (numeral.test(character)) return plainNumeral(character);
  if (drawn.test(character)) return character.normalize('NFKC');
  return character.length === 1 ? String.fromCharCode(simplifiedUnit(code)) : character;
}

/** Whether a character may begin a tag or an entity: a disguise. */
export function mayDisguise(character: string): boolean {
  return character === '<' || character === '&';
}

/** Whether a character counts for nothing anywhere in a name or an amount. */
export function isInvisible(character: string): boolean {
  return invisible.test(character);
}

/** Whether a character may stand between two of a name. */
function isSeparator(character: string): boolean {
  return separator.test(character);
}

/**
 * A text as the checks read it: traditional characters and wide letters folded, tags, invisible
 * characters and Markdown's marks left out, entities read, and what stands between the single
 * characters of a name that is spelled out (附 子, 川·乌) or cut (砒，霜) left out too.
 */
export function foldHerbText(text: string): FoldedText {
  return remembered(text, folded);
}

/** Every check of a sentence folds it anew. */
const remembered = boundedCache<FoldedText>(64);

function folded(text: string): FoldedText {
  if (!isFoldable.test(text) && !hasTraditional(text))
    return { text, place: (start, end) => ({ start, end }) };
  const units = unitsOf(text);
  const from: number[] = [];
  const to: number[] = [];
  let plainText = '';
  for (const [index, { words, start, end }] of units.entries()) {
    if (isSeparator(words) && isSpelling(units, index)) continue;
    const plain = foldCharacter(words);
    plainText += plain;
    for (let at = 0; at < plain.length; at += 1) {
      from.push(at === 0 ? start : end);
      to.push(end);
    }
  }
  for (const [wrong, right] of misspelt) plainText = plainText.replaceAll(wrong, right);
  for (const at of cutsInNames(plainText)) {
    plainText = plainText.slice(0, at) + plainText.slice(at + 1);
    from.splice(at, 1);
    to.splice(at, 1);
  }
  return {
    text: plainText,
    place: (start, end) => ({
      start: from[start] ?? text.length,
      end: end > start ? (to[end - 1] ?? text.length) : (from[start] ?? text.length),
    }),
  };
}

type Unit = { words: string; start: number; end: number };

/** What is seen of a text, one character each, with the place that it stands for. */
function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < text.length;) {
    const hidden = matchAt(tag, text, at)?.[0];
    const code = hidden === undefined ? matchAt(entity, text, at) : undefined;
    const raw = hidden ?? code?.[0] ?? String.fromCodePoint(text.codePointAt(at) ?? 0);
    const words = code ? readEntity(code) : raw;
    if (hidden === undefined && !isInvisible(words)) {
      units.push({ words, start: at, end: at + raw.length });
    }
    at += raw.length;
  }
  return units;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  const first = text.charAt(at);
  if (first !== '<' && first !== '&') return undefined;
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function readEntity([, decimal, hex, name]: RegExpExecArray): string {
  if (name !== undefined) return /sp$/iu.test(name) ? ' ' : '\u200b';
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\u200b';
}

/** A text without its tags and comments, its entities read: as Markdown shows it. */
export function unmask(text: string): string {
  if (!/[<&]/u.test(text)) return text;
  let shown = '';
  for (let at = 0; at < text.length;) {
    const hidden = matchAt(tag, text, at)?.[0];
    const code = hidden === undefined ? matchAt(entity, text, at) : undefined;
    const raw = hidden ?? code?.[0] ?? text.charAt(at);
    shown += hidden === undefined ? (code ? readEntity(code) : raw) : '';
    at += raw.length;
  }
  return shown;
}

/** Whether the separator at a place stands beside a single character between others. */
function isSpelling(units: readonly Unit[], index: number): boolean {
  const isHan = (place: number): boolean => han.test(units[place]?.words ?? '');
  if (!isHan(index - 1) || !isHan(index + 1)) return false;
  return !isHan(index - 2) || !isHan(index + 2);
}
