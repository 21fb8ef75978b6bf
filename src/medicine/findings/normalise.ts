import { alikeCharacters, pronouns, simplifiedUnit } from '../knowledge/simplified.ts';
import { spacesToCommas } from './spaces.ts';

const punctuation: readonly (readonly [written: string, read: string])[] = [
  ['\u3000', ' '],
  [',', '，'],
  ['?', '？'],
  ['!', '！'],
  [';', '；'],
  ['～', '-'],
];
/** Full-width letters, digits and signs, but for those that punctuation keeps. */
const [wideFirst, wideLast, wideShift] = [0xff10, 0xff5a, 0xfee0];
const keptWide = new Set(['：', '；', '？']);

const foldedCharacters = new Map([...alikeCharacters, ...pronouns, ...punctuation]);

function foldedUnit(unit: number): number {
  const simplified = String.fromCharCode(simplifiedUnit(unit));
  const character = foldedCharacters.get(simplified) ?? simplified;
  const code = character.charCodeAt(0);
  const isWide = code >= wideFirst && code <= wideLast && !keptWide.has(character);
  const narrow = isWide ? String.fromCharCode(code - wideShift) : character;
  const isCapital = narrow >= 'A' && narrow <= 'Z';
  return (isCapital ? narrow.toLowerCase() : narrow).charCodeAt(0);
}

/** What each UTF-16 unit is folded to. */
const foldedUnits = Uint16Array.from({ length: 0x1_0000 }, (_, unit) => foldedUnit(unit));

/**
 * Folds spellings that mean the same (疼/痛, full width, capitals, traditional characters, a space
 * for a comma) one UTF-16 unit for one, so that offsets into the result are offsets into the text.
 */
export function normalise(text: string): string {
  let folded = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const read = foldedUnits[unit] ?? unit;
    if (read === unit) continue;
    folded += text.slice(from, at) + String.fromCharCode(read);
    from = at + 1;
  }
  return spacesToCommas(from === 0 ? text : folded + text.slice(from));
}
