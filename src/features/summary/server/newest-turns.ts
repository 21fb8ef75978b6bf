import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';

/** Maximum length of the newest messages analyzed for a summary or a timeline (UTF-16 units). */
export const readCharsMax = 60_000;

/** The newest turns within the length limit, oldest first; at least the last one. */
export function newestTurns(turns: readonly ChainTurn[]): ChainTurn[] {
  let chars = 0;
  let from = turns.length;
  while (from > 0) {
    chars += turns[from - 1]?.content.length ?? 0;
    if (chars > readCharsMax && from < turns.length) break;
    from -= 1;
  }
  return turns.slice(from);
}
