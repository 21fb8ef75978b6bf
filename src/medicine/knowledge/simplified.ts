import characters from '../compiled/characters.json' with { type: 'json' };
import spellingJson from '../compiled/lexicon/spelling.json' with { type: 'json' };
import { lexicon } from './lexicon.ts';

const spelling = lexicon(spellingJson);

const pairs = (words: readonly string[]): [written: string, read: string][] =>
  words.map((word) => [word.charAt(0), word.charAt(1)]);

/** By UTF-16 unit; 0 where nothing is simpler. */
const simplifiedUnits = new Uint16Array(0x1_0000);
for (let at = 0; at < characters.traditional.length; at += 1)
  simplifiedUnits[characters.traditional.charCodeAt(at)] = characters.simplified.charCodeAt(at);
for (const [written, read] of pairs(spelling['spelling.traditional'].words))
  simplifiedUnits[written.charCodeAt(0)] = read.charCodeAt(0);
for (const word of spelling['spelling.as-written'].words) simplifiedUnits[word.charCodeAt(0)] = 0;

/** The simplified unit of a traditional one, any other as it is. */
export const simplifiedUnit = (unit: number): number => simplifiedUnits[unit] || unit;

/** Whether a text holds a traditional character. */
export function hasTraditional(text: string): boolean {
  for (let at = 0; at < text.length; at += 1)
    if (simplifiedUnits[text.charCodeAt(at)] !== 0) return true;
  return false;
}

/** Characters that people write for one another, as written and as read: 疼 and 痛. */
export const alikeCharacters = pairs(spelling['spelling.alike'].words);

/** 她 and the like, with the pronoun that they are read as. */
export const pronouns = pairs(spelling['spelling.pronoun'].words);
