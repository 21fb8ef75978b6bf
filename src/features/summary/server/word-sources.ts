import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import type { Span } from '#medicine/findings/finding.ts';
import type { Source } from '../contract.ts';

const quoteCharsMax = 80;

/** The person's words at a position in the turns, with the message that contains them. */
export function sourceAt(
  turns: readonly ChainTurn[],
  span: Span,
  charsMax = quoteCharsMax,
): Source | null {
  const turn = turns[span.turn];
  if (!turn) return null;
  const quote = turn.content.slice(span.start, Math.min(span.end, span.start + charsMax));
  // Carried-over text has a different position in the message that shows it.
  const start = turn.isCarried ? turn.shown.indexOf(quote) : span.start;
  const place = start === -1 ? {} : { start, end: start + quote.length };
  return { messageId: turn.messageId, quote, ...place };
}

/** The newest message in which the person wrote exactly these words. */
export function sourceOfWords(turns: readonly ChainTurn[], words: string): Source | null {
  if ([...words].length < 2) return null;
  const turn = turns.findLastIndex(
    ({ role, content }) => role === 'user' && content.includes(words),
  );
  const start = turns[turn]?.content.indexOf(words) ?? -1;
  return turn === -1 ? null : sourceAt(turns, { turn, start, end: start + words.length });
}
