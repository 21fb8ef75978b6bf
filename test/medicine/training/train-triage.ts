// Learns the weights of the second reader. Deterministic: the same sentences give the same weights.

import { dangerFeatures } from '#medicine/triage/danger-features.ts';
import type { LearnedModel } from '#medicine/triage/learned-model.ts';
import { dangerSteps, groupSteps, lengthPower } from '#medicine/triage/learned-model.ts';
import type { TrainingSentence } from '#test/medicine/training/training-sentences.ts';

/** The model with its features by name. */
export type TrainedModel = LearnedModel & {
  danger: ReadonlyMap<string, number>;
  groupBias: readonly number[];
  groups: ReadonlyMap<string, readonly number[]>;
};

type Example = { features: readonly string[]; is: boolean; weight: number };
type Learned = { bias: number; weights: Float64Array };

const rounds = { danger: 12, groups: 6 };
const stride = 0.5;
const decay = 1e-3;
/** In how many sentences a feature must occur. */
const seenMin = { danger: 2, naming: 5 };
const byteMax = 127;
/** Weights of danger below this many steps are left out: together they tell hardly anything. */
const dangerLeast = 2;
const startGradient = 1e-3;

/** A small random generator (mulberry32), so that the order is shuffled alike everywhere. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** The features that occur in enough sentences, in the order in which they are met. */
function vocabularyOf(lists: readonly (readonly string[])[], least: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const feature of list) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(
    ([feature, count]) => count >= least && !/[\s'"\\]/u.test(feature),
  );
  return new Map(kept.map(([feature], at) => [feature, at]));
}

/** Logistic regression by gradient steps that shrink for what was moved often (AdaGrad), with decay. */
function learn(
  examples: readonly Example[],
  vocabulary: ReadonlyMap<string, number>,
  roundCount: number,
): Learned {
  const rows = examples.map(({ features, is, weight }) => ({
    places: Int32Array.from(features.flatMap((feature) => vocabulary.get(feature) ?? [])),
    share: 1 / Math.max(1, features.length) ** lengthPower,
    is: is ? 1 : 0,
    weight,
  }));
  const weights = new Float64Array(vocabulary.size);
  const gradients = new Float64Array(vocabulary.size).fill(startGradient);
  let bias = 0;
  let biasGradient = startGradient;
  const random = randomOf(7);
  const order = rows.map((_row, at) => at);
  for (let round = 0; round < roundCount; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (row === undefined) continue;
      const { places, share } = row;
      let sum = 0;
      for (const place of places) sum += weights[place] ?? 0;
      const error = (1 / (1 + Math.exp(-(bias + sum * share))) - row.is) * row.weight;
      biasGradient += error * error;
      bias -= (stride * error) / Math.sqrt(biasGradient);
      for (const place of places) {
        const held = weights[place] ?? 0;
        const slope = error * share + decay * held;
        const moved = (gradients[place] ?? 0) + slope * slope;
        gradients[place] = moved;
        weights[place] = held - (stride * slope) / Math.sqrt(moved);
      }
    }
  }
  return { bias, weights };
}

function learnDanger(
  sentences: readonly TrainingSentence[],
): Pick<TrainedModel, 'danger' | 'dangerBias'> {
  const examples = sentences.map(({ text, isDanger, weight }) => ({
    features: dangerFeatures(text).all,
    is: isDanger,
    weight,
  }));
  const vocabulary = vocabularyOf(
    examples.map(({ features }) => features),
    seenMin.danger,
  );
  const { bias, weights } = learn(examples, vocabulary, rounds.danger);
  const steps = Array.from(
    vocabulary,
    ([feature, at]) => [feature, asByte((weights[at] ?? 0) * dangerSteps)] as const,
  );
  return {
    dangerBias: Math.round(bias * dangerSteps),
    danger: new Map(steps.filter(([, weight]) => Math.abs(weight) >= dangerLeast)),
  };
}

const asByte = (steps: number): number => Math.max(-byteMax, Math.min(byteMax, Math.round(steps)));

function learnGroups(
  sentences: readonly TrainingSentence[],
): Pick<TrainedModel, 'groupKeys' | 'groupBias' | 'groups'> {
  const named = sentences.filter(({ key }) => key !== undefined);
  const lists = named.map(({ text }) => dangerFeatures(text).naming);
  const vocabulary = vocabularyOf(lists, seenMin.naming);
  const groupKeys = [...new Set(named.flatMap(({ key }) => key ?? []))].toSorted();
  const learned = groupKeys.map((wanted) =>
    learn(
      named.map(({ key }, at) => ({ features: lists[at] ?? [], is: key === wanted, weight: 1 })),
      vocabulary,
      rounds.groups,
    ),
  );
  return {
    groupKeys,
    groupBias: learned.map(({ bias }) => asByte(bias * groupSteps)),
    groups: new Map(
      Array.from(vocabulary, ([feature, at]) => [
        feature,
        learned.map(({ weights }) => asByte((weights[at] ?? 0) * groupSteps)),
      ]),
    ),
  };
}

/** Learns from sentences of danger (with their group, where it is known) and harmless ones. */
export function trainTriage(sentences: readonly TrainingSentence[]): TrainedModel {
  return { ...learnDanger(sentences), ...learnGroups(sentences) };
}
