// What a doctor found, as the person reports it: it closes an alarm of the body.

import hospitalJson from '../compiled/lexicon/hospital.json' with { type: 'json' };
import { hasTapped } from '../dialogue/danger-options.ts';
import type { Turn } from '../findings/finding.ts';
import { normalise } from '../findings/normalise.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { stepIn } from './told-steps.ts';
import type { Step } from './told-steps.ts';

const words = lexicon(hospitalJson);
const found = [words['hospital.found'], words['hospital.seen']].map((list) => list.regExp('iu'));
const just = words['hospital.just'].regExp('iu');
const explained = words['hospital.explained'].regExp('iu');
const earlier = words['hospital.earlier'].regExp('iu');
const questioned = words['hospital.questioned'].regExp('iu');
const notFound = words['hospital.not-found'].regExp('iu');

type Clause = { clause: string; before: string; ends: string };

/** The clauses of a message, each with the one before it and the mark behind it. */
function clausesIn(content: string): Clause[] {
  const parts = [
    ...normalise(content).matchAll(/([^，。！？；,.!?;~\s]+)([，。！？；,.!?;~\s]*)/gu),
  ];
  return parts.map(([, clause = '', ends = ''], at) => ({
    clause,
    before: parts[at - 1]?.[1] ?? '',
    ends,
  }));
}

/**
 * Whether a message says that a doctor has seen what an alarm of an earlier turn is about: just now,
 * or after the person had said that they were going there, or as something that is no disease. What was
 * found another time, or by others, says nothing of today.
 */
export function tellsFinding(turns: readonly Turn[], turn: number, alarmTurn: number): boolean {
  const clauses = clausesIn(turns[turn]?.content ?? '');
  const isTold = clauses.some(
    ({ clause, before, ends }) =>
      found.some((pattern) => pattern.test(clause)) &&
      !notFound.test(clause) &&
      !questioned.test(clause + ends) &&
      !earlier.test(clause) &&
      !earlier.test(before),
  );
  if (!isTold && !hasTapped(turns[turn], 'seen')) return false;
  const step = furthestStep(turns.slice(alarmTurn, turn + 1));
  // Who waits for help has been told something on the telephone.
  if (step === 'called') return false;
  const isJust = clauses.some(
    ({ clause }) => (just.test(clause) || explained.test(clause)) && !earlier.test(clause),
  );
  return isJust || step !== undefined;
}

/** How far the person has said to have got. */
function furthestStep(turns: readonly Turn[]): Step | undefined {
  return turns.reduce<Step | undefined>(
    (before, said) => (said.role === 'user' ? stepIn(said, before) : undefined) ?? before,
    undefined,
  );
}
