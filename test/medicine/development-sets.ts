import { trainingSet } from '#learning/training-corpus.ts';
import type { PositiveSet } from '#test/medicine/score.ts';

const first = trainingSet('first');
const second = trainingSet('second');
const others = [trainingSet('third'), trainingSet('fourth'), trainingSet('fifth')];

function joined(sets: readonly PositiveSet[]): PositiveSet {
  const all: Record<string, string[]> = {};
  for (const set of sets) {
    for (const [key, sentences] of Object.entries(set)) (all[key] ??= []).push(...sentences);
  }
  return all;
}

/** All sentences of danger by group that were read while the rules were written. */
export const developmentPositives = joined([first, ...others].map(({ positives }) => positives));

export const developmentNegatives = [first, second, ...others].flatMap(
  ({ negatives }) => negatives,
);
