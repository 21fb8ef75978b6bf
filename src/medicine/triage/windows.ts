import { cutClauses } from '../findings/clauses.ts';
import type { TextWindow } from '../reading/danger-signals.ts';

/** A message up to this long is read as one; longer ones in overlapping stretches of this length. */
const windowMax = 120;

/**
 * Cuts a normalised text from `from` on into stretches that end with a clause and overlap by half.
 * Linear; a clause without an end is cut hard.
 */
export function windowsOf(text: string, from = 0): TextWindow[] {
  if (text.length - from <= windowMax) return [{ start: from, end: text.length }];
  const { clauseEnd } = cutClauses(text);
  const windows: TextWindow[] = [];
  let start = from;
  while (start < text.length) {
    let [end, middle] = [start, start];
    while (end < text.length) {
      const next = (clauseEnd[end] ?? text.length) + 1;
      if (next - start > windowMax) break;
      end = next;
      if (end - start <= windowMax / 2) middle = end;
    }
    if (end === start) end = start + windowMax;
    windows.push({ start, end: Math.min(end, text.length) });
    if (end >= text.length) break;
    start = middle > start ? middle : end;
  }
  return windows;
}
