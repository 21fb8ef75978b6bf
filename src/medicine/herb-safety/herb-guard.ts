import { cutNames, isCut } from './cut-names.ts';
import {
  foldCharacter,
  isInvisible,
  isSeparator,
  mayDisguise,
  misspeltNames,
} from './fold-herb-text.ts';
import { claimOpenings } from './forbidden-claims.ts';
import { GuardedLines } from './guarded-lines.ts';
import { heldLength, lineLengthMax } from './held-length.ts';
import { mayBecomeDose } from './herb-doses.ts';
import type { Person } from './person.ts';
import { whyNothing } from './person.ts';
import { herbSpellings } from './recognise-herbs.ts';
import remedyLists from '../compiled/lexicon/remedy.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const remedyWords = lexicon(remedyLists);

export type HerbGuard = {
  /** Takes the next piece of a reply; gives back what may be shown now. */
  push(text: string): string;
  /** Ends the reply; gives back what was held, checked. */
  end(): string;
  /** How many places were cut so far, and whether a remedy is recommended in what is shown. */
  found(): { cuts: number; namesRemedy: boolean };
};

/** How far a name is looked for (characters); longer than any name with what may stand in it. */
const lookAhead = 24;
/** Marks of bold or code before a word that are held with it (characters). */
const marksMax = 4;
const leadingMarks = new RegExp(`^[*_\`]{1,${marksMax}}(?![*_\`])`, 'u');

/** Words that announce a formula; with a person who may have none, its name may be any. */
const announcements = remedyWords['remedy.announcing'].words;

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
 * be a herb, a formula, a dose or a forbidden sentence: from there the sentence is held until it is
 * complete, then given back clean, with its warning, or with a short note in place of what was
 * cut. How the stream is cut never changes the result.
 */
export function createHerbGuard(person: Person): HerbGuard {
  const root = whyNothing(person) ? openingsWhenBlocked : openings;
  const lines = new GuardedLines(person);
  let buffer = '';
  /** The first half of a character that the stream was cut within. */
  let half = '';
  let isHolding = false;

  function run(ended: boolean): string {
    let out = '';
    let at = 0;
    while (at < buffer.length) {
      if (isHolding) {
        const held = heldLength(lines.line + buffer.slice(at), lines.line.length, ended);
        if (held === undefined) break;
        out += lines.close(buffer.slice(at, at + held.size), held.isLineOver);
        isHolding = false;
        at += held.size;
        continue;
      }
      const character = buffer.charAt(at);
      if (character === '\n' || lines.line.length >= lineLengthMax) {
        out += lines.end(character === '\n');
      }
      const opening = opens(root, buffer.slice(at, at + lookAhead + marksMax));
      if (opening === 'maybe' && !ended) break;
      if (opening === 'yes') {
        isHolding = true;
        continue;
      }
      out += lines.pass(character);
      at += 1;
    }
    buffer = buffer.slice(at);
    if (!ended) return out;
    if (buffer !== '') out += lines.close(buffer, true);
    buffer = '';
    isHolding = false;
    return out + lines.end(true);
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
    found: () => ({ cuts: lines.cuts, namesRemedy: lines.namesRemedy }),
  };
}

type Opening = 'no' | 'maybe' | 'yes';

function opens(root: Node, marked: string): Opening {
  // What is set bold goes with its marks, so that none is left behind.
  const text = marked.replace(leadingMarks, '').slice(0, lookAhead);
  if (text === '') return 'maybe';
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
