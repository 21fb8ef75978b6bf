// The layout of `learning/model/weights.bin`, little-endian, every part at a multiple of four bytes:
// magic · version · bytes of the file · bytes of the header · header (JSON) · for each danger its
// features and those of the groups (32-bit hashes, ascending) · the weights of each (signed bytes).

import { hashOf, searchNumbers } from './hashed-weights.ts';
import type { DangerKind, LearnedModel, Weights } from './learned-model.ts';
import { dangerKinds } from './learned-model.ts';

/** The letters XWLM as the first four bytes. */
export const modelMagic = 0x4d_4c_57_58;
export const modelVersion = 1;
/** Four numbers precede the header. */
export const modelPrefixBytes = 16;

/** What the header says; the sizes of all parts follow from it. */
export type ModelHeader = {
  dangers: Record<DangerKind, { bias: number; features: number }>;
  groupKeys: string[];
  groupBias: number[];
  groupFeatures: number;
};

type Parts = { numbers: (length: number) => Uint32Array; weights: (length: number) => Int8Array };

/** Rounds a number of bytes up to a multiple of four. */
export const alignedBytes = (bytes: number): number => Math.ceil(bytes / 4) * 4;

function headerOf(file: ArrayBuffer): ModelHeader & { end: number } {
  if (file.byteLength < modelPrefixBytes) throw new Error('the learned model is cut off');
  const [magic, version, bytes, headerBytes = 0] = new Uint32Array(file, 0, 4);
  if (magic !== modelMagic) throw new Error('this is no learned model');
  if (version !== modelVersion)
    throw new Error(`the learned model has version ${version}, not ${modelVersion}`);
  if (bytes !== file.byteLength)
    throw new Error(`the learned model has ${file.byteLength} bytes, not ${bytes}`);
  const end = modelPrefixBytes + headerBytes;
  const text = new TextDecoder().decode(new Uint8Array(file, modelPrefixBytes, headerBytes));
  return { ...(JSON.parse(text) as ModelHeader), end };
}

/** Hands out views of a file, one part after another. */
function partsOf(file: ArrayBuffer, start: number): Parts {
  let at = start;
  const take = (bytes: number): number => {
    const from = at;
    at += alignedBytes(bytes);
    if (at > file.byteLength) throw new Error('the learned model is shorter than its header says');
    return from;
  };
  return {
    numbers: (length) => new Uint32Array(file, take(length * 4), length),
    weights: (length) => new Int8Array(file, take(length), length),
  };
}

const weightsOf = (features: Uint32Array, weights: Int8Array): Weights<number> => ({
  get: (feature) => weights[searchNumbers(features, hashOf(feature))],
});

function rowsOf(
  features: Uint32Array,
  weights: Int8Array,
  width: number,
): Weights<ArrayLike<number>> {
  return {
    get: (feature) => {
      const at = searchNumbers(features, hashOf(feature));
      return at < 0 ? undefined : weights.subarray(at * width, (at + 1) * width);
    },
  };
}

/** The model in a file of weights, which it goes on using; throws where it is damaged. */
export function readModelFile(file: ArrayBuffer): LearnedModel {
  const { dangers, groupKeys, groupBias, groupFeatures, end } = headerOf(file);
  const width = groupKeys.length;
  const parts = partsOf(file, end);
  const features = dangerKinds.map((kind) => parts.numbers(dangers[kind].features));
  const ofGroups = parts.numbers(groupFeatures);
  const read = dangerKinds.map((kind, at) => {
    const own = features[at] ?? new Uint32Array();
    const weights = weightsOf(own, parts.weights(own.length));
    return [kind, { bias: dangers[kind].bias, weights }] as const;
  });
  return {
    dangers: Object.fromEntries(read) as LearnedModel['dangers'],
    groupKeys,
    groupBias,
    groups: rowsOf(ofGroups, parts.weights(groupFeatures * width), width),
  };
}
