import closingJson from '../compiled/lexicon/closing.json' with { type: 'json' };
import { normalise } from '../findings/normalise.ts';
import type { Span, Turn } from '../findings/finding.ts';
import { lexicon } from '../knowledge/lexicon.ts';

/** What makes the same words tell of something new. */
const again = lexicon(closingJson)['closing.anew'].regExp();

/** Whether what stands at a place was not said before its turn, or is said to have come anew. */
export function isNewAt(turns: readonly Turn[], { turn, start, end }: Span): boolean {
  const content = turns[turn]?.content ?? '';
  const from = Math.max(
    ...[...'，。！？；,!?;\n'].map((mark) => content.lastIndexOf(mark, start - 1)),
  );
  if (again.test(content.slice(from + 1, end))) return true;
  const words = lettersOf(content.slice(start, end));
  return !turns
    .slice(0, turn)
    .some(({ role, content: said }) => role === 'user' && lettersOf(said).includes(words));
}

const lettersOf = (text: string): string => normalise(text).replace(/[^\p{L}\p{N}]/gu, '');
