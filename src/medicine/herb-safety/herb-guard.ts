import { checkHerbText } from './check-herb-text.ts';
import { claimOpenings } from './forbidden-claims.ts';
import { foldCharacter, isInvisible, isSeparator } from './fold-herb-text.ts';
import { mayBecomeDose } from './herb-doses.ts';
import { isAdvised } from './named-clauses.ts';
import type { Person } from './person.ts';
import { whyNoFormula } from './person.ts';
import { herbSpellings, recogniseHerbs } from './recognise-herbs.ts';

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

const openings = tree([...herbSpellings(), ...claimOpenings]);
const openingsWhenBlocked = tree([...herbSpellings(), ...claimOpenings, ...announcements]);

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
  let isHolding = false;
  let isClosed = false;
  let listed: string[] = [];

  function closeLine(line: string): string {
    const check = checkHerbText(line, person, { before: listed, from: shown.length });
    listed = nextListed(line, listed);
    const text = check.text.slice(shown.length);
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
        const size = completeLength(buffer, at, shown.length);
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
      buffer += text;
      return run(false);
    },
    end: () => run(true),
  };
}

/** How much of the held text completes its line; undefined while it is still growing. */
function completeLength(buffer: string, at: number, shownLength: number): number | undefined {
  const lineBreak = buffer.indexOf('\n', at);
  const size = lineLengthMax * 2 - shownLength;
  if (lineBreak !== -1 && lineBreak - at <= size) return lineBreak - at;
  return buffer.length - at > size ? size : undefined;
}

/** Herbs of a list that goes on line by line; a blank line or one without herbs ends it. */
function nextListed(line: string, listed: string[]): string[] {
  const mentions = recogniseHerbs(line).filter((mention) => isAdvised(line, mention));
  if (mentions.length === 0 || mentions.some((mention) => mention.kind === 'formula')) return [];
  return [...new Set([...listed, ...mentions.map((mention) => mention.name)])];
}

function opens(root: Node, text: string): 'no' | 'maybe' | 'yes' {
  const dose = mayBecomeDose(text);
  if (dose === 'yes') return 'yes';
  let node: Node | undefined = root;
  for (const character of text) {
    if (node !== root && (isInvisible(character) || isSeparator(character))) continue;
    node = node.get(foldCharacter(character));
    if (!node) return dose;
    if (node.isEnd) return 'yes';
  }
  return text.length < lookAhead ? 'maybe' : dose;
}
