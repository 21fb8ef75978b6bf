import closingJson from '../compiled/lexicon/closing.json' with { type: 'json' };
import { normalise } from '../findings/normalise.ts';
import type { Turn } from '../findings/finding.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { isOfMind } from './alarm.ts';
import type { Alarm } from './alarm.ts';

/** What makes the same words tell of something new. */
const again = lexicon(closingJson)['closing.anew'].regExp();

/** From this share of a message on, its words are what it says, and quote nothing. */
const sayingShareMin = 0.5;

/**
 * Whether the words of an alarm were not said before its turn, or are said to have come anew. Who
 * says the very words of despair or violence once more, and hardly anything else, means them.
 */
export function isNew(
  turns: readonly Turn[],
  { level, span }: Pick<Alarm, 'level' | 'span'>,
): boolean {
  const { turn, start, end } = span;
  const content = turns[turn]?.content ?? '';
  const from = Math.max(
    ...[...'，。！？；,!?;\n'].map((mark) => content.lastIndexOf(mark, start - 1)),
  );
  if (again.test(content.slice(from + 1, end))) return true;
  const words = lettersOf(content.slice(start, end));
  if (isOfMind(level) && words.length >= sayingShareMin * lettersOf(content).length) return true;
  return !turns
    .slice(0, turn)
    .some(({ role, content: said }) => role === 'user' && lettersOf(said).includes(words));
}

const lettersOf = (text: string): string => normalise(text).replace(/[^\p{L}\p{N}]/gu, '');
