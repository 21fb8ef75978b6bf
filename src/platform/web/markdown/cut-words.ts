import type { Nodes } from 'mdast';

import type { Words } from './draw-node.ts';

/** A range of a source in UTF-16 units; ranges of one source never overlap. */
export type Stretch = {
  start: number;
  end: number;
};

export type CutWords<S> = {
  words: string;
  /** The range that contains this text. */
  stretch: S | null;
};

/** Splits the text of a node at the range boundaries of its source. */
export function cutWords<S extends Stretch>(
  node: Words,
  source: string,
  stretches: readonly S[],
): CutWords<S>[] {
  const pieces: CutWords<S>[] = [];
  for (const [at, unit] of units(node, source)) {
    const stretch = stretches.find(({ start, end }) => start <= at && at < end) ?? null;
    const last = pieces.at(-1);
    if (last?.stretch === stretch) last.words += unit;
    else pieces.push({ words: unit, stretch });
  }
  return pieces;
}

/**
 * Each rendered UTF-16 unit with its position in the source; the units skipped in between are
 * markup.
 */
function* units(node: Words, source: string): Generator<[number, string]> {
  const { start, end } = node.position ?? { start: { offset: 0 }, end: { offset: source.length } };
  let at = start.offset ?? 0;
  // The text of a code block begins below its first line.
  if (node.type === 'code') at = Math.max(at, source.indexOf('\n', at));
  for (const unit of node.value.split('')) {
    const found = source.indexOf(unit, at);
    const isThere = found >= 0 && found < (end.offset ?? source.length);
    yield [isThere ? found : at, unit];
    if (isThere) at = found + 1;
  }
}

/**
 * The ranges that are not rendered literally: in the address of a link, across blocks, over markup.
 */
export function undrawn<S extends Stretch>(
  nodes: readonly Nodes[],
  source: string,
  stretches: readonly S[],
): S[] {
  const drawn = new Map<Stretch, string>();
  const look = (node: Nodes): void => {
    if ('children' in node) for (const child of node.children) look(child);
    else if (isWords(node)) {
      for (const { words, stretch } of cutWords(node, source, stretches)) {
        if (stretch) drawn.set(stretch, (drawn.get(stretch) ?? '') + words);
      }
    }
  };
  for (const node of nodes) look(node);
  return stretches.filter((each) => drawn.get(each) !== source.slice(each.start, each.end));
}

const isWords = (node: Nodes): node is Words =>
  ['text', 'inlineCode', 'code', 'html'].includes(node.type);
