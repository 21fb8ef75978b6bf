import { blockAndRest, recordAndRest } from './block-end.ts';
import { isListItem } from './list-item.ts';
import type { MarkerKind } from './summary-marker.ts';
import {
  endsWithinMarker,
  isLineBlankAfter,
  MARKER_BREAK,
  markerTailLength,
  searchMarker,
} from './summary-marker.ts';

/** How much of a summary block is kept; what is longer is dropped (characters). */
export const summaryBlockLengthMax = 4096;
/** How much is kept of anything that is taken out of a reply (characters). */
const hiddenLengthMax = 16_384;

/** `block`, `options` and `record` are never shown; each is raw and without its markers. */
export type Piece = { type: 'shown' | 'block' | 'options' | 'record'; text: string };

export type SummarySplitter = {
  /** Takes the next piece of a reply; gives back the text that may be shown now. */
  push(text: string): Piece[];
  /** Ends the reply; gives back what was held, then what was taken out of it, the block last. */
  end(): Piece[];
};

const isBlank = (text: string): boolean => text.trim() === '';
const separator = /[|｜/／、;；]/u;

/**
 * Splits a streamed reply into the text to show, its summary block, the answers that it offers (the line
 * of their marker, or the list below it) and the record of what a model read. Text before, between and
 * behind these is shown. Of several blocks the last one counts; one that is never closed ends with the
 * last line that belongs to it. At most one piece of each hidden kind is given, by `end()`. Works in
 * linear time, whatever the cuts.
 */
export function createSummarySplitter(): SummarySplitter {
  return new Splitter();
}

class Splitter implements SummarySplitter {
  #place: 'text' | MarkerKind = 'text';
  #buffer = '';
  #lineBlank = true;
  #shownTail = '';
  #isAfterHidden = false;
  #current = '';
  #options = '';
  #record = '';
  #block = '';

  push(text: string): Piece[] {
    this.#buffer += text;
    return this.#run(false);
  }

  end(): Piece[] {
    const pieces = this.#run(true);
    const hidden = [
      { type: 'options', text: this.#options.trim() },
      { type: 'record', text: this.#record },
      { type: 'block', text: this.#block },
    ] as const;
    return [...pieces, ...hidden.filter(({ text }) => text !== '')];
  }

  #run(ended: boolean): Piece[] {
    const pieces: Piece[] = [];
    for (;;) {
      if (this.#place === 'options') {
        if (!this.#takeOffered(ended, pieces)) break;
        continue;
      }
      const search = searchMarker(this.#buffer, this.#lineBlank, ended);
      if (search.found === 'none') {
        this.#take(this.#buffer.slice(0, search.safe), pieces);
        this.#buffer = this.#buffer.slice(search.safe);
        break;
      }
      this.#take(this.#buffer.slice(0, search.start), pieces);
      this.#buffer = this.#buffer.slice(search.end);
      this.#turnOver(search.kind, pieces);
    }
    if (ended && this.#place !== 'text') this.#close(false, pieces);
    return pieces;
  }

  #take(text: string, pieces: Piece[]): void {
    if (text === '') return;
    this.#lineBlank = isLineBlankAfter(text, this.#lineBlank);
    if (this.#place === 'text') pieces.push({ type: 'shown', text: this.#joined(text) });
    else this.#current += text.slice(0, Math.max(0, hiddenLengthMax - this.#current.length));
  }

  /** What is taken out from between two texts does not join them to a marker. */
  #joined(text: string): string {
    const isTorn = this.#isAfterHidden && endsWithinMarker(this.#shownTail);
    const shown = isTorn ? MARKER_BREAK + text : text;
    this.#isAfterHidden = false;
    this.#shownTail = (this.#shownTail + shown).slice(-markerTailLength);
    return shown;
  }

  /** A marker closes what it opened, unless nothing has come since. */
  #turnOver(kind: MarkerKind, pieces: Piece[]): void {
    this.#lineBlank = false;
    const isInside = this.#place === kind;
    if (isInside && isBlank(this.#current)) return;
    if (this.#place !== 'text') this.#close(isInside, pieces);
    if (!isInside) this.#place = kind;
  }

  /** Ends what is hidden; all of it belongs to it where its own marker closes it. */
  #close(isClosed: boolean, pieces: Piece[]): void {
    const place = this.#place;
    const divided = place === 'record' ? recordAndRest : blockAndRest;
    const isAll = isClosed || place === 'options';
    const [kept, rest] = isAll ? [this.#current, ''] : divided(this.#current);
    if (place === 'options') this.#options += `${kept.trim()}\n`;
    else if (place === 'record') this.#record ||= kept.trim();
    else if (!isBlank(kept)) this.#block = kept.trimStart().slice(0, summaryBlockLengthMax);
    this.#place = 'text';
    this.#isAfterHidden = true;
    this.#current = '';
    this.#take(rest, pieces);
  }

  /** Takes a line of offered answers, or ends them before it. False where the line is not whole yet. */
  #takeOffered(ended: boolean, pieces: Piece[]): boolean {
    const whole = /^.*\n/u.exec(this.#buffer)?.[0] ?? (ended ? this.#buffer : '');
    if (whole === '') return false;
    const next = searchMarker(whole, false, true);
    const isMarked = next.found === 'marker';
    const end = isMarked ? next.start : whole.length;
    const line = whole.slice(0, end);
    if (!this.#isOffered(line)) {
      this.#close(true, pieces);
      return true;
    }
    this.#current += line;
    this.#buffer = this.#buffer.slice(isMarked && next.kind === 'options' ? next.end : end);
    this.#lineBlank = line.endsWith('\n');
    const goesOn = isListItem(line) || isBlank(this.#current);
    if (isMarked || !goesOn) this.#close(true, pieces);
    return true;
  }

  #isOffered(line: string): boolean {
    if (!isBlank(this.#current)) return isListItem(line);
    const isOnMarkerLine = !this.#lineBlank;
    return isOnMarkerLine || isBlank(line) || isListItem(line) || separator.test(line);
  }
}
