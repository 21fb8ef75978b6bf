import { cutNames, isCut } from '../herb-safety/cut-names.ts';
import { foldCharacter, isInvisible, mayDisguise } from '../herb-safety/fold-herb-text.ts';
import { isSentenceBreak, isTableRow } from '../herb-safety/sentence-parts.ts';

/** A line longer than this is checked in parts, so that a reply never stands still (characters). */
export const lineLengthMax = 1200;

/**
 * How much of the text behind what is shown completes its sentence, or its line; undefined while it
 * is still growing. A word may go on behind a line break (黄⏎芪), so short lines are held together.
 */
export function heldLength(
  text: string,
  shownLength: number,
  ended: boolean,
): { size: number; isLineOver: boolean } | undefined {
  const sizeMax = lineLengthMax * 2;
  const sentence = sentenceLength(text, shownLength);
  if (sentence === 'unknown' && !ended) return undefined;
  if (typeof sentence === 'number') return { size: sentence - shownLength, isLineOver: false };
  for (let from = 0; ;) {
    const lineBreak = text.indexOf('\n', Math.max(from, shownLength));
    if (lineBreak === -1 || lineBreak > sizeMax) {
      return text.length > sizeMax ? { size: sizeMax - shownLength, isLineOver: true } : undefined;
    }
    const goesOn = goesOnBehind(text, from, lineBreak, ended);
    if (goesOn === 'unknown') return undefined;
    if (goesOn === 'no') return { size: lineBreak - shownLength, isLineOver: true };
    from = lineBreak + 1;
  }
}

const halvesOfNames = new Set(
  cutNames.flatMap((name) =>
    [...name].slice(0, -1).map((character, at) => character + (name[at + 1] ?? '')),
  ),
);
const firstHalves = new Set([...halvesOfNames].map(([first = '']) => first));

/**
 * Where the first sentence behind what is shown ends in its line, its mark included; no line in
 * disguise ends before its break, and no name of a poison at a mark that cuts it.
 */
function sentenceLength(text: string, shownLength: number): number | 'none' | 'unknown' {
  const lineBreak = text.indexOf('\n', shownLength);
  const line = lineBreak === -1 ? text : text.slice(0, lineBreak);
  // The cells of a row are read together.
  if (isTableRow(line)) return 'none';
  for (let at = shownLength; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (mayDisguise(character)) return 'none';
    if (!isSentenceBreak(character, line)) continue;
    const before = Array.from(line.slice(0, at)).findLast((each) => !isInvisible(each)) ?? '';
    if (!firstHalves.has(foldCharacter(before)) || !isCut(character)) return at + 1;
    const next = Array.from(line.slice(at + 1)).find((each) => !isInvisible(each));
    if (next === undefined) return lineBreak === -1 ? 'unknown' : at + 1;
    if (mayDisguise(next)) return 'none';
    if (!halvesOfNames.has(foldCharacter(before) + foldCharacter(next))) return at + 1;
  }
  return 'none';
}

/** A line of so few characters, or before so few, may hold a part of a word. */
const shortLineMax = 4;
const wordEnd = /[\p{L}\p{N}>*_`;][ \t\r]*$/u;
const wordStart = /^(?!\d{1,2}[.、)）]|[-*+] )[ \t]*[\p{L}\p{N}<&*_`]/u;

function goesOnBehind(
  text: string,
  from: number,
  lineBreak: number,
  ended: boolean,
): 'yes' | 'no' | 'unknown' {
  if (!wordEnd.test(text.slice(from, lineBreak))) return 'no';
  const seen = text.slice(lineBreak + 1, lineBreak + 2 + shortLineMax);
  const [next = ''] = seen.split('\n');
  if (seen.length <= shortLineMax && next === seen && !ended) return 'unknown';
  const isShort = lineBreak - from <= shortLineMax || next.length <= shortLineMax;
  return isShort && wordStart.test(next) ? 'yes' : 'no';
}
