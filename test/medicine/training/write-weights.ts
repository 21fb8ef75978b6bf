import { farStep, hashOf, nearSteps } from '#medicine/triage/hashed-weights.ts';
import type { DangerKind } from '#medicine/triage/learned-model.ts';
import { dangerKinds } from '#medicine/triage/learned-model.ts';
import type { TrainedModel } from '#test/medicine/training/train-triage.ts';

/** Bytes in one row of the file; divisible by three and four, so that rows join without a gap. */
const rowBytes = 9000;

function list(name: string, bytes: Buffer): string {
  const rows: string[] = [];
  for (let at = 0; at < bytes.length; at += rowBytes)
    rows.push(`  '${bytes.subarray(at, at + rowBytes).toString('base64')}',\n`);
  return `export const ${name}: readonly string[] = [\n${rows.join('')}];\n`;
}

const signed = (weights: Iterable<number>): Buffer => Buffer.from(Int8Array.from(weights).buffer);

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

/** Rising numbers as `readNumbers` reads them. */
function numbers(values: readonly number[]): Buffer {
  const bytes: number[] = [];
  let sum = 0;
  for (const value of values) {
    for (; value - sum >= farStep; sum += farStep) bytes.push(0xff, 0xff, 0xff);
    const step = value - sum;
    if (step >= nearSteps) bytes.push(0x80 | (step >> 16));
    bytes.push((step >> 8) & 0xff, step & 0xff);
    sum = value;
  }
  return Buffer.from(bytes);
}

const hashesOf = (rows: readonly [number, unknown][]): Buffer =>
  numbers(rows.map(([hash]) => hash));

function danger(name: DangerKind, { bias, weights }: TrainedModel['dangers'][DangerKind]): string {
  const rows = hashed(weights, Math.abs);
  return [
    `export const ${name}Bias = ${bias};\n`,
    list(`${name}Hashes`, hashesOf(rows)),
    list(`${name}Weights`, signed(rows.map(([, weight]) => weight))),
  ].join('\n');
}

/** The text of `learned-weights.ts`; `taughtBy` is the sum over what it was learned from. */
export function writeWeights(model: TrainedModel, taughtBy: string): string {
  const groups = hashed(model.groups, (row) => Math.max(...row.map(Math.abs)));
  return [
    '// Written by scripts/train-triage.ts; do not edit.\n',
    `/** @internal The sum over the sentences and the sources of the training. */\nexport const taughtBy = '${taughtBy}';\n`,
    ...dangerKinds.map((kind) => danger(kind, model.dangers[kind])),
    `export const groupKeys: readonly string[] = [\n${model.groupKeys.map((key) => `  '${key}',\n`).join('')}];\n`,
    list('groupBias', signed(model.groupBias)),
    list('groupHashes', hashesOf(groups)),
    list('groupWeights', signed(groups.flatMap(([, row]) => row))),
  ].join('\n');
}
