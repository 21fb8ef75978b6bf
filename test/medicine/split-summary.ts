import { createSummarySplitter } from '#medicine/summary-block/summary-splitter.ts';

/** Splits a whole reply at once: the text to show and the raw block, if there is one. */
export function splitSummary(text: string): { shown: string; block: string | null } {
  const splitter = createSummarySplitter();
  const pieces = [...splitter.push(text), ...splitter.end()];
  const shown = pieces.filter((piece) => piece.type === 'shown').map((piece) => piece.text);
  return { shown: shown.join(''), block: pieces.find((p) => p.type === 'block')?.text ?? null };
}
