import { sentencesIn, spokenWords } from './spoken-sentences.ts';

export type DrawnSentence = { words: string; range: Range };

const blocks = 'p, li, h1, h2, h3, h4, h5, h6, pre, blockquote, tr';

type Piece = { node: Text; start: number };
type Block = { element: Element; text: string; pieces: Piece[] };

/** The sentences of what is drawn in `root`, in reading order; a row of a table is one block. */
export function drawnSentences(root: Element): DrawnSentence[] {
  return blocksIn(root).flatMap((block) =>
    sentencesIn(block.text).flatMap(({ start, end }) => {
      const words = spokenWords(block.text.slice(start, end));
      return words === '' ? [] : [{ words, range: rangeOf(block, start, end) }];
    }),
  );
}

function blocksIn(root: Element): Block[] {
  const found: Block[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Controls are not part of the text.
    if (node.parentElement?.closest('button')) continue;
    const words = node.nodeValue ?? '';
    const element = node.parentElement?.closest(blocks) ?? root;
    let block = found.at(-1);
    if (block?.element !== element) {
      block = { element, text: '', pieces: [] };
      found.push(block);
    }
    // Cells are separated without a punctuation mark between them.
    if (element.tagName === 'TR' && block.text !== '') block.text += ' | ';
    block.pieces.push({ node: node as Text, start: block.text.length });
    block.text += words;
  }
  return found;
}

function rangeOf({ pieces }: Block, start: number, end: number): Range {
  const range = document.createRange();
  const within = (place: number, { node, start: from }: Piece): number =>
    Math.min(Math.max(0, place - from), node.length);
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end);
  if (first) range.setStart(first.node, within(start, first));
  if (last) range.setEnd(last.node, within(end, last));
  return range;
}
