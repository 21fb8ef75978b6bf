import { createHeadingReader } from './heading-reader.ts';
import { createSummarySplitter, type SummarySplitter } from './summary-splitter.ts';

/** The splitter of what a model streams: headings without markers count as well. */
export function createReplySplitter(): SummarySplitter {
  const headings = createHeadingReader();
  const splitter = createSummarySplitter();
  return {
    push: (text) => splitter.push(headings.push(text)),
    end: () => [...splitter.push(headings.end()), ...splitter.end()],
  };
}
