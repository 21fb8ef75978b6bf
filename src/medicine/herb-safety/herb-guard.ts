import { checkHerbLines } from './check-herb-lines.ts';
import { claimOpenings } from './forbidden-claims.ts';
import { cutNames, isCut } from './cut-names.ts';
import {
  foldCharacter,
  isInvisible,
  isSeparator,
  mayDisguise,
  misspeltNames,
} from './fold-herb-text.ts';
import { mayBecomeDose } from './herb-doses.ts';
import { nextListed } from './next-listed.ts';
import type { Person } from './person.ts';
import { whyNoFormula } from './person.ts';
import { herbSpellings } from './recognise-herbs.ts';

export interface HerbGuard {
  /** Takes the next piece of a reply; gives back what may be shown now. */
  push(text: string): string;
  /** Ends the reply; gives back what was held, checked. */
  end(): string;
}

/** A line longer than this is checked in parts, so that a reply never stands still (characters). */
const lineLengthMax = 1200;

/** How far a name is looked for (characters); longer than any name with what may stand in it. */
const lookAhead = 24;

/** Words that announce a formula; with a person who may have none, its name may be any. */
const announcements = [
  '方剂',
  '处方',
  '中成药',
  '可用',
  '可以用',
  '服用',
  '选用',
  '推荐',
  '考虑用',
  '可以吃',
  '可以喝',
  '可以服',
  '口服',
  '含服',
  '吃点',
  '喝点',
  '吃一',
  '喝一',
  '试试',
];

type Node = Map<string, Node> & { isEnd?: boolean };

const openings = tree([...herbSpellings(), ...misspeltNames, ...claimOpenings]);
const cutOpenings = tree(cutNames);
const openingsWhenBlocked = tree([
  ...herbSpellings(),
  ...misspeltNames,
  ...claimOpenings,
  ...announcements,
]);

function tree(words: readonly string[]): Node {
  const root: Node = new Map<string, Node>();
  for (const word of words) {
    let node = root;
    for (const character of word) {
      const next: Node = node.get(character) ?? new Map<string, Node>();
      node.set(character, next);
      node = next;
    }
    node.isEnd = true;
  }
  return root;
}

/**
 * Guards a reply as it streams. Text passes untouched and at once, until a word opens that could
 * be a herb, a formula, a dose or a forbidden sentence: from there the line is held until it is
 * complete, then given back clean, with its warning, or with a short note in place of what was
 * cut. How the stream is cut never changes the result.
 */
export function createHerbGuard(person: Person): HerbGuard {
  const root = whyNoFormula(person) ? openingsWhenBlocked : openings;
  let shown = '';
  let buffer = '';
  /** The first half of a character that the stream was cut within. */
  let half = '';
  let isHolding = false;
  let isClosed = false;
  let listed: string[] = [];

  function closeLine(line: string): string {
    const checked = checkHerbLines(line.split('\n'), person, { listed, from: shown.length });
    listed = checked.listed;
    const text = checked.text.slice(shown.length);
    shown = '';
    isHolding = false;
    isClosed = true;
    return text;
  }

  function run(ended: boolean): string {
    let out = '';
    let at = 0;
    while (at < buffer.length) {
      if (isHolding) {
        const size = completeLength(shown + buffer.slice(at), shown.length, ended);
        if (size === undefined) break;
        out += closeLine(shown + buffer.slice(at, at + size));
        at += size;
        continue;
      }
      const character = buffer.charAt(at);
      if (character === '\n' || shown.length >= lineLengthMax) {
        if (character === '\n' && !isClosed) listed = nextListed(shown, listed);
        isClosed = false;
        shown = '';
      }
      const opening = opens(root, buffer.slice(at, at + lookAhead));
      if (opening === 'maybe' && !ended) break;
      if (opening === 'yes') {
        isHolding = true;
        continue;
      }
      out += character;
      if (character !== '\n') shown += character;
      at += 1;
    }
    buffer = buffer.slice(at);
    if (ended && buffer !== '') {
      out += closeLine(shown + buffer);
      buffer = '';
    }
    return out;
  }

  return {
    push(text) {
      buffer += half + text;
      half = /[\ud800-\udbff]$/.exec(buffer)?.[0] ?? '';
      buffer = buffer.slice(0, buffer.length - half.length);
      return run(false);
    },
    end() {
      buffer += half;
      half = '';
      return run(true);
    },
  };
}

/**
 * How much of the text behind what is shown completes its line; undefined while it is still
 * growing. A word may go on behind a line break (黄⏎芪), so short lines are held together.
 */
function completeLength(text: string, shownLength: number, ended: boolean): number | undefined {
  const sizeMax = lineLengthMax * 2;
  for (let from = 0; ;) {
    const lineBreak = text.indexOf('\n', Math.max(from, shownLength));
    if (lineBreak === -1 || lineBreak > sizeMax) {
      return text.length > sizeMax ? sizeMax - shownLength : undefined;
    }
    const goesOn = goesOnBehind(text, from, lineBreak, ended);
    if (goesOn === 'unknown') return undefined;
    if (goesOn === 'no') return lineBreak - shownLength;
    from = lineBreak + 1;
  }
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

type Opening = 'no' | 'maybe' | 'yes';

function opens(root: Node, text: string): Opening {
  if (mayDisguise(text.charAt(0))) return 'yes';
  const dose = mayBecomeDose(text);
  const found = [
    dose === 'maybe' && text.length === lookAhead ? 'yes' : dose,
    opensWord(root, text, isGap),
    opensWord(cutOpenings, text, (character) => isGap(character) || isCut(character)),
  ];
  return found.includes('yes') ? 'yes' : found.includes('maybe') ? 'maybe' : 'no';
}

function opensWord(root: Node, text: string, isSkipped: (character: string) => boolean): Opening {
  let node: Node | undefined = root;
  for (const character of text) {
    if (node !== root) {
      if (mayDisguise(character.charAt(0))) return 'yes';
      if (isSkipped(character)) continue;
    }
    node = node.get(foldCharacter(character));
    if (!node) return 'no';
    if (node.isEnd) return 'yes';
  }
  return text.length < lookAhead ? 'maybe' : 'no';
}

function isGap(character: string): boolean {
  return isInvisible(character) || isSeparator(character) || character === '\n';
}
