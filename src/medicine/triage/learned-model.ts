import { dangerBias, dangerRows, groupBias, groupKeys, groupRows } from './learned-weights.ts';

/** Weights in whole steps; how they are learned is in `test/medicine/training`. */
export type LearnedModel = {
  dangerBias: number;
  danger: ReadonlyMap<string, number>;
  /** Groups of danger signs; `:urgent` behind one means its milder level. */
  groupKeys: readonly string[];
  groupBias: ArrayLike<number>;
  /** For each feature one weight for each of `groupKeys`. */
  groups: ReadonlyMap<string, ArrayLike<number>>;
};

/** Steps that make one. */
export const dangerSteps = 8;
export const groupSteps = 8;
/** The sum of n weights counts by n to this power, so that long texts do not shout. */
export const lengthPower = 0.4;

let committed: LearnedModel | undefined;

const bytesOf = (text: string): Int8Array =>
  Int8Array.from(atob(text), (unit) => unit.charCodeAt(0));

/** The weights that are part of the product, read on first use and kept. */
export function committedModel(): LearnedModel {
  if (committed !== undefined) return committed;
  const danger = new Map<string, number>();
  for (const row of dangerRows) {
    const cells = row.split(' ');
    for (let at = 0; at + 1 < cells.length; at += 2)
      danger.set(cells[at] ?? '', Number(cells[at + 1]));
  }
  const groups = groupRows.flatMap((row) => {
    const cells = row.split(' ');
    return cells.flatMap((cell, at) =>
      at % 2 === 0 ? [[cell, bytesOf(cells[at + 1] ?? '')] as const] : [],
    );
  });
  committed = {
    dangerBias,
    danger,
    groupKeys: groupKeys.flatMap((row) => row.split(' ')),
    groupBias: bytesOf(groupBias),
    groups: new Map(groups),
  };
  return committed;
}
