// What the learned reader sees of a stretch of text: letters side by side, letters together, the
// named ideas and the symptoms with what is said of them. Denial, time and idiom enter here.

import { cutClauses } from '../findings/clauses.ts';
import { normalise } from '../findings/normalise.ts';
import { readSymptoms } from '../findings/read-symptoms.ts';
import { timeOf } from '../findings/time-scope.ts';
import { idiomMask } from './idiom-mask.ts';
import { mindFeatures } from './mind-features.ts';
import { readSigns } from './read-signs.ts';

/** A clause as it is read; offsets are those of the text. */
type Clause = { start: number; end: number; grams: string[] };

export type DangerFeatures = {
  /** What tells of danger to the body, each once. */
  body: readonly string[];
  /** What tells of despair and of violence, each once. */
  mind: readonly string[];
  /** Those by which the group is named. */
  naming: readonly string[];
  /** The clauses with the letters of each, to tell which of them weighs. */
  clauses: readonly Clause[];
};

const gramMax = 3;
const silent = /[^\p{L}\p{N}%℃]/u;
const noPair = /[^\p{L}%℃]/u;
const mark = { now: '', past: 'p|', hypothetical: 'h|' } as const;

function clausesOf(text: string, mask: Uint8Array): Clause[] {
  const { clauseEnd, ...others } = cutClauses(text);
  const found: Clause[] = [];
  for (let start = 0; start < text.length; start += 1) {
    const end = clauseEnd[start] ?? text.length;
    if (end > start) {
      const before = mark[timeOf(text, { clauseEnd, ...others }, start, end)];
      found.push({ start, end, grams: gramsOf(text, mask, start, end, before) });
    }
    start = end;
  }
  return found;
}

function gramsOf(
  text: string,
  mask: Uint8Array,
  start: number,
  end: number,
  before: string,
): string[] {
  const grams: string[] = [];
  for (let at = start; at < end; at += 1) {
    for (let length = 1; length <= gramMax && at + length <= end; length += 1) {
      const gram = text.slice(at, at + length);
      if (silent.test(gram)) break;
      if (mask[at] !== 1 && mask[at + length - 1] !== 1) grams.push(before + gram);
    }
  }
  const first = text.slice(start, Math.min(end, start + 2));
  const last = text.slice(Math.max(start, end - 2), end);
  return [...grams, `^${first.charAt(0)}`, `^${first}`, `${last}$`];
}

/** Two letters anywhere in the text, in the order of their codes. */
function pairsOf(text: string, mask: Uint8Array): string[] {
  const letters = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (mask[at] !== 1 && !noPair.test(letter)) letters.add(letter);
  }
  const sorted = [...letters].toSorted();
  return sorted.flatMap((a, at) => sorted.slice(at + 1).map((b) => `&${a}${b}`));
}

/**
 * The features of one text, which should not be longer than a few sentences. Pure.
 */
export function dangerFeatures(original: string): DangerFeatures {
  const text = normalise(original);
  const mask = idiomMask(text);
  const clauses = clausesOf(text, mask);
  const grams = clauses.flatMap((clause) => clause.grams);
  const { signs, unsaid } = readSigns(original);
  const stated = [...signs.keys()].toSorted();
  const ideas = stated.map((sign) => `+${sign}`);
  const joined = stated.flatMap((a, at) => stated.slice(at + 1).map((b) => `+${a}+${b}`));
  const others = new Set([
    ...ideas,
    ...joined,
    ...Array.from(unsaid, (sign) => `-${sign}`),
    ...readSymptoms(original).map(
      ({ symptom, polarity, time }) => `=${polarity.charAt(0)}${time.charAt(0)}${symptom}`,
    ),
  ]);
  // Pairs are many and never the same, so that they need no set.
  const body = [...new Set(grams), ...pairsOf(text, mask), ...others];
  const mind = [...new Set([...grams, ...others, ...mindFeatures(text, mask, clauses)])];
  const naming = new Set([...ideas, ...grams.filter((gram) => isShort(gram))]);
  return { body, mind, naming: [...naming], clauses };
}

const isShort = (gram: string): boolean => gram.length <= 2 && !/[\^$]/u.test(gram);
