import { hashOf } from '#medicine/triage/hashed-weights.ts';
import type { TrainedModel } from '#test/medicine/training/train-triage.ts';

/** Bytes in one row of the file; divisible by three and four, so that rows join without a gap. */
const rowBytes = 6000;

function list(name: string, bytes: Buffer): string {
  const rows: string[] = [];
  for (let at = 0; at < bytes.length; at += rowBytes)
    rows.push(`  '${bytes.subarray(at, at + rowBytes).toString('base64')}',\n`);
  return `export const ${name}: readonly string[] = [\n${rows.join('')}];\n`;
}

const signed = (weights: Iterable<number>): Buffer => Buffer.from(Int8Array.from(weights).buffer);

/** Features by their number; two of the same number would be taken for each other. */
function hashed<T>(weights: ReadonlyMap<string, T>): [hash: number, weight: T][] {
  const sorted = Array.from(weights, ([feature, weight]): [number, T] => [
    hashOf(feature),
    weight,
  ]).toSorted(([a], [b]) => a - b);
  const same = sorted.findIndex(([hash], at) => hash === sorted[at + 1]?.[0]);
  if (same >= 0) throw new Error(`two features have the number ${sorted[same]?.[0]}`);
  return sorted;
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
}

/** The text of `learned-weights.ts`. */
export function writeWeights(model: TrainedModel): string {
  const danger = hashed(model.danger);
  const groups = hashed(model.groups);
  const hashesOf = (rows: readonly [number, unknown][]): Buffer =>
    numbers(rows.map(([hash]) => hash));
  return [
    '// Written by scripts/train-triage.ts; do not edit.\n',
    `export const dangerBias = ${model.dangerBias};\n`,
    list('dangerHashes', hashesOf(danger)),
    list('dangerWeights', signed(danger.map(([, weight]) => weight))),
    `export const groupKeys: readonly string[] = [\n${model.groupKeys.map((key) => `  '${key}',\n`).join('')}];\n`,
    list('groupBias', signed(model.groupBias)),
    list('groupHashes', hashesOf(groups)),
    list('groupWeights', signed(groups.flatMap(([, row]) => row))),
  ].join('\n');
}
