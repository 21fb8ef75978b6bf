// Names stored in the author's account, of its holder and of the family. They need no introducing words.
import personLists from '#medicine/compiled/lexicon/person.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';
import { charCount } from '#platform/contract/chars.ts';
import { foldWidth, type TextMatch } from './mask-matches.ts';
import { maskTexts as texts } from './mask-texts.ts';

const relatives = lexicon(personLists)['person.other'].source;
const onlyRelatives = new RegExp(`^[${texts.beforeRelative}]*${relatives}{1,2}$`, 'u');
/** A single character is a part of too many words. */
const nameCharsMin = 2;

/** Finds known names in one text with half-width characters. */
export function findKnownNames(text: string, names: readonly string[]): TextMatch[] {
  return names
    .map((name) => foldWidth(name).trim())
    .filter(identifies)
    .toSorted((a, b) => b.length - a.length)
    .flatMap((name) =>
      [...text.matchAll(wholeName(name))].map(({ 0: { length }, index }) => ({
        kind: 'name',
        start: index,
        end: index + length,
        replacement: texts.somebody,
      })),
    );
}

/** 妈妈, 我妈 and 大宝 are not names. */
function identifies(name: string): boolean {
  return charCount(name) >= nameCharsMin && !onlyRelatives.test(name);
}

/** Letters are compared without case, and are no part of a longer word. */
function wholeName(name: string): RegExp {
  const exact = name.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const before = /^\w/.test(name) ? String.raw`(?<!\w)` : '';
  const behind = /\w$/.test(name) ? String.raw`(?!\w)` : '';
  return new RegExp(before + exact + behind, 'giu');
}
