import type { Nodes } from 'mdast';

import type { Words } from './draw-node.ts';

/** A part of a source, from one UTF-16 unit up to another; those of one source never overlap. */
export type Stretch = {
  start: number;
  end: number;
};

export type CutWords<S> = {
  words: string;
  /** The stretch these words stand in. */
  stretch: S | null;
};

/** The words of a node cut where stretches of its source begin and end. */
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

/** Each unit that is drawn with its place in the source; what the source has between them are marks. */
function* units(node: Words, source: string): Generator<[number, string]> {
  const { start, end } = node.position ?? { start: { offset: 0 }, end: { offset: source.length } };
  let at = start.offset ?? 0;
  // The words of a block of code begin below its first line.
  if (node.type === 'code') at = Math.max(at, source.indexOf('\n', at));
  for (const unit of node.value.split('')) {
    const found = source.indexOf(unit, at);
    const isThere = found >= 0 && found < (end.offset ?? source.length);
    yield [isThere ? found : at, unit];
    if (isThere) at = found + 1;
  }
}

/**
 * The stretches that are not drawn word for word: those in the address of a link, across blocks, over
 * marks of Markdown.
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
