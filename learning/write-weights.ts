import { hashOf } from '#medicine/triage/hashed-weights.ts';
import { dangerKinds } from '#medicine/triage/learned-model.ts';
import type { ModelHeader } from '#medicine/triage/model-file.ts';
import {
  alignedBytes,
  modelMagic,
  modelPrefixBytes,
  modelVersion,
} from '#medicine/triage/model-file.ts';
import type { TrainedModel } from './learn-model.ts';

/** Features by their number; of two with the same number the one that weighs more stays. */
function hashed<T>(weights: ReadonlyMap<string, T>, heft: (weight: T) => number): [number, T][] {
  const kept = new Map<number, T>();
  for (const [feature, weight] of weights) {
    const hash = hashOf(feature);
    const held = kept.get(hash);
    if (held === undefined || heft(weight) > heft(held)) kept.set(hash, weight);
  }
  return [...kept].toSorted(([a], [b]) => a - b);
}

const bytesOf = ({ buffer }: Uint32Array | Int8Array): Buffer => Buffer.from(buffer as ArrayBuffer);
const numbers = (rows: readonly [number, unknown][]): Buffer =>
  bytesOf(Uint32Array.from(rows, ([hash]) => hash));
const signed = (weights: readonly number[]): Buffer => bytesOf(Int8Array.from(weights));

/** Fills a part up to a multiple of four bytes. */
const aligned = (part: Buffer, fill = 0): Buffer =>
  Buffer.concat([part, Buffer.alloc(alignedBytes(part.length) - part.length, fill)]);

/** The file of weights of a model, as `model-file.ts` describes it. */
export function writeWeights(model: TrainedModel): Buffer {
  const dangers = dangerKinds.map((kind) => {
    const { bias, weights } = model.dangers[kind];
    return { kind, bias, rows: hashed(weights, Math.abs) };
  });
  const groups = hashed(model.groups, (row) => Math.max(...row.map(Math.abs)));
  const header = {
    dangers: Object.fromEntries(
      dangers.map(({ kind, bias, rows }) => [kind, { bias, features: rows.length }]),
    ) as ModelHeader['dangers'],
    groupKeys: [...model.groupKeys],
    groupBias: [...model.groupBias],
    groupFeatures: groups.length,
  } satisfies ModelHeader;
  const text = aligned(Buffer.from(JSON.stringify(header)), ' '.charCodeAt(0));
  const body = [
    ...dangers.map(({ rows }) => numbers(rows)),
    numbers(groups),
    ...dangers.map(({ rows }) => signed(rows.map(([, weight]) => weight))),
    signed(groups.flatMap(([, row]) => row)),
  ].map((part) => aligned(part));
  const bytes = modelPrefixBytes + text.length + body.reduce((sum, part) => sum + part.length, 0);
  const prefix = bytesOf(Uint32Array.of(modelMagic, modelVersion, bytes, text.length));
  return Buffer.concat([prefix, text, ...body]);
}
