import { isLineBlankAfter, searchMarker } from './summary-marker.ts';

/** How much of a summary block is kept; what is longer is dropped (characters). */
export const summaryBlockLengthMax = 4096;

type Piece = {
  type: 'shown' | 'block';
  text: string;
};

export type SummarySplitter = {
  /** Takes the next piece of a reply; gives back the text that may be shown now. */
  push(text: string): Piece[];
  /** Ends the reply; gives back what was held and, if there was one, the block, last. */
  end(): Piece[];
};

/**
 * Splits a streamed reply into the text to show and its summary block (raw, without markers).
 * The text before the first marker is shown, or what follows the block when nothing stood before
 * it. Of several blocks the last complete one counts; one that is never closed runs to the end.
 * At most one `block` piece is given, by `end()`. Works in linear time, whatever the cuts.
 */
export function createSummarySplitter(): SummarySplitter {
  let place: 'before' | 'inside' | 'after' = 'before';
  let buffer = '';
  let lineBlank = true;
  let hasShown = false;
  let current = '';
  let isCurrentBlank = true;
  let completed: string | undefined;

  function take(text: string, pieces: Piece[]): void {
    if (text === '') return;
    lineBlank = isLineBlankAfter(text, lineBlank);
    const isBlank = text.trim() === '';
    if (place === 'inside') {
      if (isCurrentBlank && isBlank) return;
      const kept = isCurrentBlank ? text.trimStart() : text;
      isCurrentBlank = false;
      current += kept.slice(0, summaryBlockLengthMax - current.length);
    } else if (place === 'before' || !hasShown) {
      if (place === 'before' && !isBlank) hasShown = true;
      pieces.push({ type: 'shown', text });
    }
  }

  function turnOver(): void {
    lineBlank = false;
    if (place !== 'inside') {
      place = 'inside';
    } else if (!isCurrentBlank) {
      completed = current;
      place = 'after';
    }
    current = '';
    isCurrentBlank = true;
  }

  function run(ended: boolean): Piece[] {
    const pieces: Piece[] = [];
    for (;;) {
      const search = searchMarker(buffer, lineBlank, ended);
      if (search.found === 'none') {
        take(buffer.slice(0, search.safe), pieces);
        buffer = buffer.slice(search.safe);
        return pieces;
      }
      take(buffer.slice(0, search.start), pieces);
      buffer = buffer.slice(search.end);
      turnOver();
    }
  }

  return {
    push(text) {
      buffer += text;
      return run(false);
    },
    end() {
      const pieces = run(true);
      const block = completed ?? (isCurrentBlank ? undefined : current);
      if (block !== undefined) pieces.push({ type: 'block', text: block });
      return pieces;
    },
  };
}
