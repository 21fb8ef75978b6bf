import { hashOf, readBytes, readNumbers, searchNumbers } from './hashed-weights.ts';
import {
  dangerBias,
  dangerHashes,
  dangerWeights,
  groupBias,
  groupHashes,
  groupKeys,
  groupWeights,
} from './learned-weights.ts';
import type { LearnedModel, Weights } from './learned-model.ts';

let committed: LearnedModel | undefined;

function dangers(): Weights<number> {
  const hashes = readNumbers(dangerHashes);
  const weights = readBytes(dangerWeights);
  return { get: (feature) => weights[searchNumbers(hashes, hashOf(feature))] };
}

/** Unpacked when the first danger is to be named. */
function groups(width: number): Weights<ArrayLike<number>> {
  let unpacked: { hashes: Uint32Array; weights: Int8Array } | undefined;
  return {
    get: (feature) => {
      unpacked ??= { hashes: readNumbers(groupHashes), weights: readBytes(groupWeights) };
      const at = searchNumbers(unpacked.hashes, hashOf(feature));
      return at < 0 ? undefined : unpacked.weights.subarray(at * width, (at + 1) * width);
    },
  };
}

/** The weights that are part of the product, read on first use and kept. */
export function committedModel(): LearnedModel {
  committed ??= {
    dangerBias,
    danger: dangers(),
    groupKeys,
    groupBias: readBytes(groupBias),
    groups: groups(groupKeys.length),
  };
  return committed;
}
