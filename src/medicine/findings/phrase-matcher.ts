import { cutForm, formParts } from '../knowledge/expand-form.ts';
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

const nodesAtFirst = 1 << 15;
const shortReach = 4;
const longReach = 8;

/**
 * A trie in flat arrays: each node knows its letter, its first child and its next sibling. The
 * children of the root are many and have a table of their own.
 */
class Trie<T> {
  private readonly roots = new Map<number, number>();
  /** What ends somewhere; `ending` tells for each node where in the list, 0 for nothing. */
  private readonly values: T[][] = [[]];
  private ending = new Int32Array(nodesAtFirst);
  private letter = new Uint16Array(nodesAtFirst);
  private child = new Int32Array(nodesAtFirst);
  private sibling = new Int32Array(nodesAtFirst);
  private nodes = 1;

  /** Adds every string the form stands for, without writing them out. */
  add(form: string, value: T): void {
    if (!form.includes('(')) {
      this.hold(this.path(0, form), value);
      return;
    }
    let ends = [0];
    for (const choices of formParts(form)) {
      const next: number[] = [];
      for (const choice of choices) for (const end of ends) next.push(this.path(end, choice));
      ends = next;
    }
    for (const node of ends) this.hold(node, value);
  }

  /** The node at the end of a text from a node on, grown where it is not there yet. */
  private path(from: number, text: string): number {
    let node = from;
    for (let at = 0; at < text.length; at += 1) node = this.grow(node, text.charCodeAt(at));
    return node;
  }

  private hold(node: number, value: T): void {
    if (node === 0) return;
    const at = this.ending[node] ?? 0;
    if (at === 0) this.ending[node] = this.values.push([value]) - 1;
    else if (this.values[at]?.includes(value) === false) this.values[at].push(value);
  }

  /** Calls back for each phrase that starts at `start`, shortest first. */
  from(text: string, start: number, found: (values: readonly T[], end: number) => void): void {
    let node = 0;
    for (let at = start; at < text.length; at += 1) {
      const next = this.step(node, text.charCodeAt(at));
      if (next === 0) return;
      node = next;
      const ending = this.ending[node] ?? 0;
      if (ending !== 0) found(this.values[ending] ?? [], at + 1);
    }
  }

  /** The child of `node` for a letter; 0 when there is none. */
  private step(node: number, letter: number): number {
    if (node === 0) return this.roots.get(letter) ?? 0;
    let next = this.child[node] ?? 0;
    while (next !== 0 && this.letter[next] !== letter) next = this.sibling[next] ?? 0;
    return next;
  }

  private grow(node: number, letter: number): number {
    const known = this.step(node, letter);
    if (known !== 0) return known;
    const made = this.nodes;
    this.nodes += 1;
    if (made >= this.letter.length) this.widen();
    this.letter[made] = letter;
    if (node === 0) this.roots.set(letter, made);
    else {
      this.sibling[made] = this.child[node] ?? 0;
      this.child[node] = made;
    }
    return made;
  }

  private widen(): void {
    const size = this.letter.length * 2;
    const letter = new Uint16Array(size);
    letter.set(this.letter);
    this.letter = letter;
    for (const name of ['child', 'sibling', 'ending'] as const) {
      const wide = new Int32Array(size);
      wide.set(this[name]);
      this[name] = wide;
    }
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
      plain.add(head, value);
      continue;
    }
    const crossesClauses = form.includes('~~');
    const gap = { id: gaps, reach: crossesClauses ? longReach : shortReach, crossesClauses, value };
    heads.add(head, gap);
    tails.add(tail, gaps);
    gaps += 1;
  }
  return {
    all: (text) => allHits(plain, text),
    longest: (text) => longestHits(plain, text),
    gapped: (text) => gappedHits(heads, tails, text),
  };
}
