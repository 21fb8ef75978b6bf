// What makes light of a danger (家里人说没事, 挂不到号, 上次也这样) says nothing of the danger itself.

import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import type { Turn } from '../findings/finding.ts';
import { lexicon } from '../knowledge/lexicon.ts';

const dangerWords = lexicon(dangerJson);
const light = new RegExp(`^(?:${dangerWords['danger.made-light'].source})$`, 'u');
const sequel = new RegExp(`^(?:${dangerWords['danger.light-sequel'].source})$`, 'u');
const clause = /[^，。！？；,.!?;~\s]+/gu;

/** The clauses that only make light of things, as places in the text. */
function lightClauses(content: string): { start: number; end: number }[] {
  let isAfterLight = false;
  return [...content.matchAll(clause)].flatMap(({ 0: words, index: start }) => {
    isAfterLight = light.test(words) || (isAfterLight && sequel.test(words));
    return isAfterLight ? [{ start, end: start + words.length }] : [];
  });
}

/**
 * A message with the clauses left empty that only make light of things; one that is all of the
 * message is kept, for it answers something. Offsets stay as they are.
 */
export function withoutLight(content: string): string {
  const clauses = lightClauses(content);
  let text = content;
  for (const { start, end } of clauses)
    text = text.slice(0, start) + '，'.repeat(end - start) + text.slice(end);
  return /[\p{L}\p{N}]/u.test(text) ? text : content;
}

/** The turns, each message of the user as `withoutLight` leaves it. */
export const withoutMadeLight = (turns: readonly Turn[]): readonly Turn[] =>
  turns.map((turn) => {
    if (turn.role !== 'user') return turn;
    const content = withoutLight(turn.content);
    return content === turn.content ? turn : { ...turn, content };
  });
