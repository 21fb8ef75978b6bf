import type { Turn } from '#medicine/findings/finding.ts';
import { newestWordsCharsMax } from '../rules.ts';

/** The last turn and as many before it as are read where only the newest words count. */
export function newestWords(turns: readonly Turn[]): readonly Turn[] {
  let chars = 0;
  let from = turns.length - 1;
  while (from > 0) {
    chars += turns[from - 1]?.content.length ?? 0;
    if (chars > newestWordsCharsMax) break;
    from -= 1;
  }
  return turns.slice(Math.max(0, from));
}
