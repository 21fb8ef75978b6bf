import { ownSentences } from '../findings/own-sentences.ts';
import { openingCharsMax, readCharsMax, sentenceCharsMax, type ToldTurn } from './sheet.ts';

/**
 * The turns that are read of a very long conversation: its opening and its newest, for reading costs
 * time by the character. `unread` counts the person's sentences between them.
 */
export function withinReach(turns: readonly ToldTurn[]): {
  turns: readonly ToldTurn[];
  unread: number;
} {
  const total = charsIn(turns);
  if (total <= readCharsMax) return { turns, unread: 0 };
  let opening = 0;
  let chars = 0;
  while (opening < turns.length && chars < openingCharsMax) {
    chars += charsIn(turns.slice(opening, opening + 1));
    opening += 1;
  }
  let newest = turns.length;
  while (newest > opening && chars < readCharsMax) {
    newest -= 1;
    chars += charsIn(turns.slice(newest, newest + 1));
  }
  return {
    turns: [...turns.slice(0, opening), ...turns.slice(newest)],
    unread: ownSentences(turns.slice(opening, newest), sentenceCharsMax).length,
  };
}

function charsIn(turns: readonly ToldTurn[]): number {
  return turns.reduce((sum, { role, content }) => sum + (role === 'user' ? content.length : 0), 0);
}
