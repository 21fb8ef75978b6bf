import type { PositiveSet } from '#test/medicine/score.ts';
import { fifthNegatives, fifthPositives } from '#test/medicine/triage-fifth-set.ts';
import { fourthNegatives, fourthPositives } from '#test/medicine/triage-fourth-set.ts';
import { triageNegatives } from '#test/medicine/triage-negatives.ts';
import { triagePositives } from '#test/medicine/triage-positives.ts';
import { secondNegatives } from '#test/medicine/triage-second-set.ts';
import { thirdNegatives } from '#test/medicine/triage-third-negatives.ts';
import { thirdPositives } from '#test/medicine/triage-third-set.ts';

/** Bites of the first set mix snakes with dogs, which are urgent only. */
const { bites: firstBites = [], ...firstOthers } = triagePositives;

function joined(sets: readonly PositiveSet[]): PositiveSet {
  const all: Record<string, string[]> = {};
  for (const set of sets) {
    for (const [key, sentences] of Object.entries(set)) (all[key] ??= []).push(...sentences);
  }
  return all;
}

/** All sentences of danger by group that were read while the rules were written. */
export const developmentPositives = joined([
  firstOthers,
  { 'bites:urgent': firstBites },
  thirdPositives,
  fourthPositives,
  fifthPositives,
]);

export const developmentNegatives: readonly string[] = [
  ...triageNegatives,
  ...secondNegatives,
  ...thirdNegatives,
  ...fourthNegatives,
  ...fifthNegatives,
];
