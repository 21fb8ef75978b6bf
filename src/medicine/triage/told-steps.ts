// How far somebody with an open alarm has got on the way to help, as they tell it.

import emergencyJson from '../compiled/lexicon/emergency.json' with { type: 'json' };
import { hasTapped } from '../dialogue/danger-options.ts';
import type { Turn } from '../findings/finding.ts';
import { normalise } from '../findings/normalise.ts';
import { lexicon } from '../knowledge/lexicon.ts';

const words = lexicon(emergencyJson);

/** Help was called, one is on the way oneself, or one has arrived (or those who help have). */
export type Step = 'called' | 'way' | 'arrived';

const order: readonly Step[] = ['called', 'way', 'arrived'];
const arrived = words['emergency.arrived'].regExp('iu');
const way = words['emergency.way'].regExp('iu');
const called = [words['emergency.called'], words['emergency.coming']].map((list) =>
  list.regExp('iu'),
);
const onTheRoad = words['emergency.on-the-road'].regExp('iu');
const notYet = words['emergency.not-yet'].regExp('iu');

export const clausesOf = (text: string): string[] =>
  normalise(text)
    .split(/[，。！？；,.!?;~\s]+/u)
    .filter((clause) => clause !== '');

function stepInClause(clause: string, before: Step | undefined): Step | undefined {
  if (notYet.test(clause)) return undefined;
  if (arrived.test(clause)) return 'arrived';
  if (way.test(clause)) return 'way';
  if (called.some((pattern) => pattern.test(clause))) return 'called';
  if (onTheRoad.test(clause)) return before ?? 'way';
  return undefined;
}

/** The furthest step that a message tells of, by a tap or in words; `before` is the one that was known. */
export function stepIn(said: Turn, before?: Step): Step | undefined {
  return order.findLast((step) => hasTapped(said, step)) ?? stepInText(said.content, before);
}

function stepInText(content: string, before: Step | undefined): Step | undefined {
  let step: Step | undefined;
  for (const clause of clausesOf(content)) {
    const told = stepInClause(clause, step ?? before);
    if (told !== undefined && order.indexOf(told) >= order.indexOf(step ?? 'called')) step = told;
  }
  return step;
}
