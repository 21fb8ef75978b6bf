import type { RootContent } from 'mdast';
import remend from 'remend';

import { holdMarkers } from './hold-markers.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { markdownLengthMax, tameMarkdown } from './tame-markdown.ts';

/** A block is the same object as long as its source is settled: what is drawn of it can stay. */
export type MarkdownBlock = {
  readonly key: number;
  readonly node: RootContent;
};

const closing = {
  katex: false,
  htmlTags: false,
  singleTilde: false,
  comparisonOperators: false,
  linkMode: 'text-only',
} as const;

const blankLine = /\n[ \t]*\n/;

/** A block that begins so can no longer become part of the one before it, however its line goes on. */
const settledStart = /^(?:\p{L}|\*\*[^\s*]|#{1,6}[ \t])/u;

/**
 * Parses a growing text so that each step costs its last block, not the whole. At every step the
 * blocks are those of a parse from the start. Invariant: `#done` are the blocks of the text before
 * `#doneTo`, and nothing that follows can change them.
 */
export class IncrementalMarkdown {
  #source = '';
  #doneTo = 0;
  #done: readonly MarkdownBlock[] = [];
  #blocks: readonly MarkdownBlock[] = [];
  #text = '';
  #isGrowing = true;

  /** Adds what has come and gives the blocks to draw; an unfinished end is closed or held back. */
  feed(delta: string): readonly MarkdownBlock[] {
    return this.show(this.#text + delta, true);
  }

  /** The blocks of the whole text, its end taken as written. */
  finish(): readonly MarkdownBlock[] {
    return this.show(this.#text, false);
  }

  /** The blocks of a text that grows from call to call; any other text is parsed afresh. */
  show(text: string, isGrowing: boolean): readonly MarkdownBlock[] {
    if (text === this.#text && isGrowing === this.#isGrowing) return this.#blocks;
    this.#text = text;
    this.#isGrowing = isGrowing;
    this.#blocks = text.length > markdownLengthMax ? plainBlocks(text) : this.#parse(text);
    return this.#blocks;
  }

  #parse(text: string): readonly MarkdownBlock[] {
    const source = tameMarkdown(text);
    if (!source.startsWith(this.#source.slice(0, this.#doneTo))) {
      this.#doneTo = 0;
      this.#done = [];
    }
    this.#source = source;
    const tail = source.slice(this.#doneTo);
    const nodes = parseMarkdown(tail);
    const last = nodes.at(-1);
    if (!last) return this.#done;
    const before = [...this.#done, ...numbered(nodes.slice(0, -1), this.#done.length)];
    const settled = settledCount(nodes, tail);
    if (settled > 0) {
      this.#done = before.slice(0, this.#done.length + settled);
      this.#doneTo += endOf(nodes[settled - 1]);
    }
    const drawn = this.#isGrowing ? drawable(last, tail.slice(startOf(last))) : [last];
    return [...before, ...numbered(drawn, before.length)];
  }
}

const startOf = (node: RootContent | undefined): number => node?.position?.start.offset ?? 0;
const endOf = (node: RootContent | undefined): number => node?.position?.end.offset ?? 0;

/**
 * How many of the first blocks nothing that follows can change: those before the last blank line
 * behind which a block has clearly begun. Without the blank line how a block begins depends on the
 * one before it.
 */
function settledCount(nodes: readonly RootContent[], source: string): number {
  return nodes.findLastIndex((node, index) => {
    if (index === 0) return true;
    const gap = source.slice(endOf(nodes[index - 1]), startOf(node));
    const rest = source.slice(startOf(node));
    return blankLine.test(gap) && (rest.trimEnd().includes('\n') || settledStart.test(rest));
  });
}

/** The last block of a growing text, with its open marks closed. */
function drawable(node: RootContent, source: string): readonly RootContent[] {
  if (node.type === 'code') return [node];
  const closed = remend(holdMarkers(source), closing);
  return closed === source ? [node] : parseMarkdown(closed);
}

function numbered(nodes: readonly RootContent[], from: number): MarkdownBlock[] {
  return nodes.map((node, index) => ({ key: from + index, node }));
}

function plainBlocks(text: string): MarkdownBlock[] {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((value): RootContent => ({ type: 'paragraph', children: [{ type: 'text', value }] }));
  return numbered(paragraphs, 0);
}
