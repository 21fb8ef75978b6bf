import type { Mask } from './contract.ts';

/** Applies masks to a text and returns them at their new positions. Null when they do not fit. */
export function applyMasks(
  text: string,
  masks: readonly Mask[],
): { content: string; masks: Mask[] } | null {
  const characters = Array.from(text);
  const placed: Mask[] = [];
  let content = '';
  let written = 0;
  let at = 0;
  for (const mask of masks.toSorted((a, b) => a.start - b.start)) {
    if (mask.start < at || mask.end <= mask.start || mask.end > characters.length) return null;
    content += characters.slice(at, mask.start).join('') + mask.replacement;
    written += mask.start - at;
    const length = Array.from(mask.replacement).length;
    placed.push({ ...mask, start: written, end: written + length });
    written += length;
    at = mask.end;
  }
  return { content: content + characters.slice(at).join(''), masks: placed };
}

/** The earlier masks that survive further masking, moved to their new positions. */
export function moveMasks(earlier: readonly Mask[], added: readonly Mask[]): Mask[] {
  return earlier
    .filter((mask) => !added.some(({ start, end }) => start < mask.end && end > mask.start))
    .map((mask) => {
      const before = added.filter(({ end }) => end <= mask.start);
      const shift = before.reduce(
        (sum, { start, end, replacement }) => sum + Array.from(replacement).length - (end - start),
        0,
      );
      return { ...mask, start: mask.start + shift, end: mask.end + shift };
    });
}
