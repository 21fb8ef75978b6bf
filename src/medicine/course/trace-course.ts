import type { CourseChange } from './course.ts';
import { hasCourse, rootSymptom } from '../knowledge/symptom-course.ts';
import type { Mention, Signal, Target } from './read-mentions.ts';

/** One sitting's mentions: a session, or a part of it after a long silence. */
export type Sitting<M extends Mention> = readonly M[];

/** A step in the course of one symptom; `mention` is where it was told. */
export type CourseStep<M extends Mention> = {
  symptom: string;
  change: CourseChange;
  mention: M;
};

type State = { symptom: string; isOpen: boolean; sitting: number };

/**
 * The course of every symptom over the sittings, oldest first. The first mention is new, unless it
 * reports an improvement already, and so is what comes back; a mention in a later sitting without a
 * word of change is the same. One step a symptom and message: the last word of a message counts.
 */
export function traceCourse<M extends Mention>(sittings: readonly Sitting<M>[]): CourseStep<M>[] {
  const states = new Map<string, State>();
  const steps: CourseStep<M>[] = [];
  for (const [sitting, mentions] of sittings.entries()) {
    const from = steps.length;
    for (const mention of mentions) {
      for (const symptom of meant(mention.target, states)) {
        const change = move(states, symptom, mention.signal, sitting);
        if (change !== null) keep(steps, from, { symptom, change, mention });
      }
    }
  }
  return steps;
}

/** The symptoms, by their general names, that a mention is about. */
function meant(target: Target, states: ReadonlyMap<string, State>): string[] {
  if (target.kind === 'named') {
    const named = [...new Set(target.symptoms.filter(hasCourse).map(rootSymptom))];
    if (!target.unlessUnknown) return named;
    const known = named.filter((symptom) => states.has(symptom));
    return known.length > 0 ? known : meant(target.unlessUnknown, states);
  }
  const open = [...states.values()].filter(({ isOpen }) => isOpen).map(({ symptom }) => symptom);
  if (target.kind === 'all') return open;
  if (target.kind === 'main') return open.slice(0, 1);
  return open.filter((symptom) => target.words.some((word) => symptom.includes(word))).slice(0, 1);
}

function move(
  states: Map<string, State>,
  symptom: string,
  signal: Signal,
  sitting: number,
): CourseChange | null {
  const state = states.get(symptom);
  if (!state) {
    if (signal === 'gone') return null;
    states.set(symptom, { symptom, isOpen: true, sitting });
    return signal === 'better' ? 'better' : 'new';
  }
  const isLater = sitting > state.sitting;
  state.sitting = sitting;
  if (!state.isOpen) {
    if (signal === 'gone' || signal === 'better' || signal === 'same') return null;
    state.isOpen = true;
    return 'new';
  }
  if (signal === 'present') return isLater ? 'same' : null;
  if (signal === 'again') return 'same';
  state.isOpen = signal !== 'gone';
  return signal;
}

/** The last word of a message replaces its earlier ones; what is new in it stays new. */
function keep<M extends Mention>(steps: CourseStep<M>[], from: number, step: CourseStep<M>): void {
  const at = steps.findLastIndex(
    ({ symptom, mention }, index) =>
      index >= from && mention.turn === step.mention.turn && symptom === step.symptom,
  );
  if (at === -1) steps.push(step);
  else if (steps[at]?.change !== 'new' || step.change === 'gone') steps[at] = step;
}
