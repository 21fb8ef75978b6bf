/** What is known of features; a Map is one. */
export type Weights<T> = { get(feature: string): T | undefined };

/** What is listened for, each with weights of its own. */
export const dangerKinds = ['body', 'despair', 'violence'] as const;
export type DangerKind = (typeof dangerKinds)[number];

/** Weights in whole steps; how they are learned is in `learning/`. */
export type LearnedModel = {
  dangers: Readonly<Record<DangerKind, { bias: number; weights: Weights<number> }>>;
  /** Groups of danger signs; `:urgent` behind one means its milder level. */
  groupKeys: readonly string[];
  groupBias: ArrayLike<number>;
  /** For each feature one weight for each of `groupKeys`. */
  groups: Weights<ArrayLike<number>>;
};

/** Steps that make one. */
export const dangerSteps = 8;
export const groupSteps = 8;
/** The sum of n weights counts by n to this power, so that long texts do not shout. */
export const lengthPower = 0.4;
