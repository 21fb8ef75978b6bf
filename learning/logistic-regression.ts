// Logistic regression by gradient steps that shrink for what was moved often (AdaGrad), with decay.
// Nothing is left to chance: the same examples give the same weights.

import { lengthPower } from '#medicine/triage/learned-model.ts';

/** What one example is, and how much it counts. */
export type Answer = { is: boolean; weight: number };
type Learned = { bias: number; weights: Float64Array };
export type Course = {
  rounds: number;
  /** In how many examples a feature must occur. */
  seenMin: number;
  /** Log odds of an example without features; learned where it is absent. */
  bias?: number;
};
export type Learner = {
  /** The features that have weights, in their order. */
  features: readonly number[];
  /** Learns to tell the examples that are from those that are not. */
  learn: (answers: readonly Answer[]) => Learned;
};

type Row = { places: Int32Array; share: number };

const stride = 0.5;
const decay = 1e-3;
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

/** The features that occur in enough examples, in the order in which they are met. */
function vocabularyOf(examples: readonly Int32Array[], least: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const features of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts.keys()].filter((feature) => (counts.get(feature) ?? 0) >= least);
  return new Map(kept.map((feature, at) => [feature, at]));
}

function placesOf(features: Int32Array, vocabulary: ReadonlyMap<number, number>): Row {
  const places = features.map((feature) => vocabulary.get(feature) ?? -1);
  return {
    places: places.filter((place) => place >= 0),
    share: 1 / Math.max(1, features.length) ** lengthPower,
  };
}

function descend(
  rows: readonly Row[],
  answers: readonly Answer[],
  size: number,
  { rounds, bias: fixedBias }: Course,
): Learned {
  const weights = new Float64Array(size);
  const gradients = new Float64Array(size).fill(startGradient);
  let bias = fixedBias ?? 0;
  let biasGradient = startGradient;
  const random = randomOf(7);
  const order = rows.map((_row, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const [row, answer] = [rows[at], answers[at]];
      if (row === undefined || answer === undefined) continue;
      const { places, share } = row;
      let sum = 0;
      for (const place of places) sum += weights[place] ?? 0;
      const odds = 1 / (1 + Math.exp(-(bias + sum * share)));
      const error = (odds - (answer.is ? 1 : 0)) * answer.weight;
      biasGradient += error * error;
      if (fixedBias === undefined) bias -= (stride * error) / Math.sqrt(biasGradient);
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

/** Reads examples, each the numbers of its features, to answer one or more questions about them. */
export function createLearner(examples: readonly Int32Array[], course: Course): Learner {
  const vocabulary = vocabularyOf(examples, course.seenMin);
  const rows = examples.map((features) => placesOf(features, vocabulary));
  return {
    features: [...vocabulary.keys()],
    learn: (answers) => descend(rows, answers, vocabulary.size, course),
  };
}
