import { hashOf, readBytes, readNumbers, searchNumbers } from './hashed-weights.ts';
import {
  bodyBias,
  bodyHashes,
  bodyWeights,
  despairBias,
  despairHashes,
  despairWeights,
  groupBias,
  groupHashes,
  groupKeys,
  groupWeights,
  violenceBias,
  violenceHashes,
  violenceWeights,
} from './learned-weights.ts';
import type { LearnedModel, Weights } from './learned-model.ts';

let committed: LearnedModel | undefined;

function weightsOf(hashRows: readonly string[], weightRows: readonly string[]): Weights<number> {
  const hashes = readNumbers(hashRows);
  const weights = readBytes(weightRows);
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
    dangers: {
      body: { bias: bodyBias, weights: weightsOf(bodyHashes, bodyWeights) },
      despair: { bias: despairBias, weights: weightsOf(despairHashes, despairWeights) },
      violence: { bias: violenceBias, weights: weightsOf(violenceHashes, violenceWeights) },
    },
    groupKeys,
    groupBias: readBytes(groupBias),
    groups: groups(groupKeys.length),
  };
  return committed;
}
