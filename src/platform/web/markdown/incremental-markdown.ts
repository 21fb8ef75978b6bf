import type { RootContent } from 'mdast';
import remend from 'remend';

import { holdMarkers } from './hold-markers.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { markdownLengthMax, tameMarkdown } from './tame-markdown.ts';

/**
 * A block stays the same object while its source is unchanged, so it need not be rendered again.
 */
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

/**
 * A block that starts like this can no longer become part of the previous one, however the line
 * continues.
 */
const settledStart = /^(?:\p{L}|\*\*[^\s*]|#{1,6}[ \t])/u;

/**
 * Parses a growing text so that each step costs its last block instead of the whole. After every
 * step the blocks equal those of a full parse. Invariant: `#done` holds the blocks of the text
 * before `#doneTo`, and no later text can change them.
 */
export class IncrementalMarkdown {
  #source = '';
  #doneTo = 0;
  #done: readonly MarkdownBlock[] = [];
  #blocks: readonly MarkdownBlock[] = [];
  #text = '';
  #isGrowing = true;

  /** Appends text and returns the blocks to render; an unfinished end is closed or hidden. */
  feed(delta: string): readonly MarkdownBlock[] {
    return this.show(this.#text + delta, true);
  }

  /** The blocks of the whole text, with its end taken literally. */
  finish(): readonly MarkdownBlock[] {
    return this.show(this.#text, false);
  }

  /** The blocks of a text that grows from call to call; any other text is parsed from the start. */
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
 * How many of the first blocks can no longer change: those before the last blank line that is
 * followed by the clear start of a block. Without the blank line, how a block starts depends on the
 * previous one.
 */
function settledCount(nodes: readonly RootContent[], source: string): number {
  return nodes.findLastIndex((node, index) => {
    if (index === 0) return true;
    const gap = source.slice(endOf(nodes[index - 1]), startOf(node));
    const rest = source.slice(startOf(node));
    return blankLine.test(gap) && (rest.trimEnd().includes('\n') || settledStart.test(rest));
  });
}

/** The last block of a growing text, with its open markers closed. */
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
