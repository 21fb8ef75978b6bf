import { cutForm, expandForm } from '../knowledge/expand-form.ts';
import { normalise } from './normalise.ts';

export type PhraseHit<T> = {
  value: T;
  start: number;
  end: number;
  /** What stands in the gap of a form that has one. */
  between?: string;
};

type GapTail<T> = { id: number; reach: number; crossesClauses: boolean; value: T };

export type PhraseMatcher<T> = {
  /** Every phrase at every place; `text` must be normalised. Linear in its length. */
  all(text: string): PhraseHit<T>[];
  /** The longest phrases only, from the left, none overlapping. Gap forms are not among them. */
  longest(text: string): PhraseHit<T>[];
  /** Forms with a gap mark; `between` is the text in the gap. */
  gapped(text: string): PhraseHit<T>[];
};

/** Distinct letters and nodes a trie may hold, so that their product stays a small integer. */
const lettersMax = 4096;
const nodesMax = 2 ** 19 - 1;
const shortReach = 4;
const longReach = 8;

/** A trie whose nodes live in one map: node × letters + letter → child. */
class Trie<T> {
  private readonly letters = new Map<number, number>();
  private readonly children = new Map<number, number>();
  private readonly values: (T[] | undefined)[] = [];
  private nodes = 1;

  add(phrase: string, value: T): void {
    let node = 0;
    for (let at = 0; at < phrase.length; at += 1) {
      const key = node * lettersMax + this.letterOf(phrase.charCodeAt(at));
      let next = this.children.get(key);
      if (next === undefined) {
        next = this.nodes;
        if (next > nodesMax) throw new Error('Too many phrases for one trie');
        this.nodes += 1;
        this.children.set(key, next);
      }
      node = next;
    }
    const held = this.values[node];
    if (held === undefined) this.values[node] = [value];
    else if (!held.includes(value)) held.push(value);
  }

  /** Calls back for each phrase that starts at `start`, shortest first. */
  from(text: string, start: number, found: (values: readonly T[], end: number) => void): void {
    let node = 0;
    for (let at = start; at < text.length; at += 1) {
      const letter = this.letters.get(text.charCodeAt(at));
      if (letter === undefined) return;
      const next = this.children.get(node * lettersMax + letter);
      if (next === undefined) return;
      node = next;
      const held = this.values[node];
      if (held !== undefined) found(held, at + 1);
    }
  }

  private letterOf(code: number): number {
    let letter = this.letters.get(code);
    if (letter === undefined) {
      letter = this.letters.size;
      if (letter >= lettersMax) throw new Error('Too many letters for one trie');
      this.letters.set(code, letter);
    }
    return letter;
  }
}

function allHits<T>(trie: Trie<T>, text: string): PhraseHit<T>[] {
  const hits: PhraseHit<T>[] = [];
  for (let start = 0; start < text.length; start += 1) {
    trie.from(text, start, (values, end) => {
      for (const value of values) hits.push({ value, start, end });
    });
  }
  return hits;
}

function longestHits<T>(trie: Trie<T>, text: string): PhraseHit<T>[] {
  const hits: PhraseHit<T>[] = [];
  let start = 0;
  while (start < text.length) {
    let best: readonly T[] = [];
    let end = start + 1;
    trie.from(text, start, (values, stop) => {
      best = values;
      end = stop;
    });
    for (const value of best) hits.push({ value, start, end });
    start = end;
  }
  return hits;
}

function gappedHits<T>(heads: Trie<GapTail<T>>, tails: Trie<number>, text: string): PhraseHit<T>[] {
  const tailsAt = new Map<number, { id: number; end: number }[]>();
  for (const { value, start, end } of allHits(tails, text)) {
    const held = tailsAt.get(start);
    if (held === undefined) tailsAt.set(start, [{ id: value, end }]);
    else held.push({ id: value, end });
  }
  const hits: PhraseHit<T>[] = [];
  for (const { value: gap, start, end } of allHits(heads, text)) {
    for (let at = end; at <= end + gap.reach; at += 1) {
      const tail = tailsAt.get(at)?.findLast((one) => one.id === gap.id);
      if (tail !== undefined) {
        hits.push({ value: gap.value, start, end: tail.end, between: text.slice(end, at) });
        break;
      }
      const unit = text.charAt(at);
      if ('。！？；\n'.includes(unit) || (!gap.crossesClauses && '，、'.includes(unit))) break;
    }
  }
  return tightest(hits);
}

/** Of gapped hits from one place within a clause, those that reach furthest over the least gap. */
function tightest<T>(hits: readonly PhraseHit<T>[]): PhraseHit<T>[] {
  const best = new Map<number, { end: number; gap: number }>();
  const isTight = ({ between = '' }: PhraseHit<T>): boolean => between.length <= shortReach;
  for (const hit of hits.filter(isTight)) {
    const held = best.get(hit.start);
    const gap = hit.between?.length ?? 0;
    const isBetter =
      held === undefined || hit.end > held.end || (hit.end === held.end && gap < held.gap);
    if (isBetter) best.set(hit.start, { end: hit.end, gap });
  }
  return hits.filter((hit) => {
    const held = best.get(hit.start);
    return !isTight(hit) || (held?.end === hit.end && held.gap === (hit.between?.length ?? 0));
  });
}

/** Compiles forms in the notation of `expandForm`, with gap marks, into one matcher. */
export function compilePhrases<T>(
  entries: Iterable<readonly [form: string, value: T]>,
): PhraseMatcher<T> {
  const plain = new Trie<T>();
  const heads = new Trie<GapTail<T>>();
  const tails = new Trie<number>();
  let gaps = 0;
  for (const [form, value] of entries) {
    const { head, tail } = cutForm(normalise(form));
    if (tail === undefined) {
      for (const phrase of expandForm(head)) plain.add(phrase, value);
      continue;
    }
    const crossesClauses = form.includes('~~');
    const gap = { id: gaps, reach: crossesClauses ? longReach : shortReach, crossesClauses, value };
    for (const phrase of expandForm(head)) heads.add(phrase, gap);
    for (const phrase of expandForm(tail)) tails.add(phrase, gaps);
    gaps += 1;
  }
  return {
    all: (text) => allHits(plain, text),
    longest: (text) => longestHits(plain, text),
    gapped: (text) => gappedHits(heads, tails, text),
  };
}
