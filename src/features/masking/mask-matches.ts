import type { MaskKind } from './rules.ts';

/** A match in a normalised text, with UTF-16 positions; the end is exclusive. */
export type TextMatch = { kind: MaskKind; start: number; end: number; replacement: string };

const chineseDigits = '零〇一二三四五六七八九';
const digitOf = new Map(
  Array.from(chineseDigits, (char, place) => [char, String(Math.max(0, place - 1))]),
);
digitOf.set('幺', '1').set('两', '2').set('壹', '1').set('贰', '2');

/** Converts full-width characters to half-width, one code unit for one. */
export function foldWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e\u3000]/g, (char) =>
    char === '\u3000' ? ' ' : String.fromCharCode(char.charCodeAt(0) - 0xfee0),
  );
}

/** Converts Chinese digits to Arabic ones, one code unit for one. */
export function foldDigits(text: string): string {
  return text.replace(/[零〇一二三四五六七八九幺两壹贰]/g, (char) => digitOf.get(char) ?? char);
}

/** All matches of a pattern: its first group, or the whole match without one. */
export function findMatches(
  text: string,
  pattern: RegExp,
  kind: MaskKind,
  replacement: string | ((words: string, match: RegExpExecArray) => string | null),
): TextMatch[] {
  const found: TextMatch[] = [];
  for (const match of text.matchAll(pattern)) {
    const words = match[1] ?? match[0];
    const instead = typeof replacement === 'string' ? replacement : replacement(words, match);
    if (instead === null || words === '') continue;
    const start = match.index + (match[1] === undefined ? 0 : match[0].lastIndexOf(words));
    found.push({ kind, start, end: start + words.length, replacement: instead });
  }
  return found;
}
