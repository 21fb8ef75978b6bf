import type { Turn } from '../findings/finding.ts';

/** Maximum length of the newest messages analyzed for a summary or a timeline (UTF-16 units). */
export const readCharsMax = 60_000;

/** The newest turns within the length limit, oldest first; at least the last one. */
export function newestTurns<T extends Turn>(turns: readonly T[]): T[] {
  let chars = 0;
  let from = turns.length;
  while (from > 0) {
    chars += turns[from - 1]?.content.length ?? 0;
    if (chars > readCharsMax && from < turns.length) break;
    from -= 1;
  }
  return turns.slice(from);
}
