// Before the weeks in which a child is felt to move, that it does not is no sign of danger: a message is
// read without the words that say so.

import { normalise } from '../findings/normalise.ts';
import type { Turn } from '../findings/finding.ts';
import { isBeforeMovement } from './number-signs.ts';
import { signsOf } from './read-signs.ts';
import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const movementSigns = lexicon(dangerJson)['danger.of-movement'].words;

/** Messages of the person for which weeks that were told hold: a talk may be taken up much later. */
const heldMax = 8;

/** The turns, with commas in place of missing movements as long as the weeks told last are too few for them. */
export function withoutEarlyMovement(turns: readonly Turn[]): readonly Turn[] {
  const told: string[] = [];
  return turns.map((turn) => {
    if (turn.role !== 'user') return turn;
    told.push(normalise(turn.content));
    if (!isBeforeMovement(told.slice(-heldMax))) return turn;
    const { signs, ruleSigns } = signsOf(turn);
    let { content } = turn;
    for (const sign of movementSigns)
      for (const { start, end } of signs.get(sign) ?? ruleSigns.get(sign) ?? [])
        content = content.slice(0, start) + '，'.repeat(end - start) + content.slice(end);
    return content === turn.content ? turn : { ...turn, content };
  });
}
