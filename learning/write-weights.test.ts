import { describe, expect, it } from 'vitest';
import { dangerKinds } from '#medicine/triage/learned-model.ts';
import { readModelFile } from '#medicine/triage/model-file.ts';
import { createTrainer } from './learn-model.ts';
import { trainingSentences } from './training-corpus.ts';
import { writeWeights } from './write-weights.ts';

const few = trainingSentences().filter(({ writer }) => writer === 'fourth');
const model = createTrainer(few)();
const written = writeWeights(model);
const fileOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

/** The file with another number as one of the first four. */
function withNumber(at: number, value: number): ArrayBuffer {
  const file = fileOf(written);
  new Uint32Array(file)[at] = value;
  return file;
}

describe('the file of weights', () => {
  it('is the same whenever the same is learned', () => {
    expect(writeWeights(createTrainer(few)()).equals(written)).toBe(true);
  });

  it('gives back what was learned', () => {
    const read = readModelFile(fileOf(written));
    for (const kind of dangerKinds) {
      expect(read.dangers[kind].bias).toBe(model.dangers[kind].bias);
      const kept = [...model.dangers[kind].weights].filter(
        ([feature, weight]) => read.dangers[kind].weights.get(feature) === weight,
      );
      // Of two features with the same hash only the heavier one is kept.
      expect(kept.length / model.dangers[kind].weights.size).toBeGreaterThan(0.999);
      expect(read.dangers[kind].weights.get('没有见过的特征')).toBeUndefined();
    }
    expect(read.groupKeys).toEqual(model.groupKeys);
    expect(Int8Array.from(read.groupBias)).toEqual(Int8Array.from(model.groupBias));
    const [feature, row] = [...model.groups][0] ?? ['', []];
    expect(read.groups.get(feature)).toEqual(Int8Array.from(row));
  });

  it.each([
    ['something else', () => withNumber(0, 1), /no learned model/],
    ['another version', () => withNumber(1, 2), /version 2, not 1/],
    ['a file that was cut off', () => fileOf(written.subarray(0, -4)), /bytes, not/],
    ['nearly nothing', () => fileOf(written.subarray(0, 8)), /cut off/],
  ])('is refused where it is %s', (_, file, fault) => {
    expect(() => readModelFile(file())).toThrow(fault);
  });

  it('is refused where the parts are longer than the file', () => {
    const text = Buffer.from(written)
      .toString('latin1')
      .replace(/"groupFeatures":\d/u, '"groupFeatures":9');
    expect(() => readModelFile(fileOf(Buffer.from(text, 'latin1')))).toThrow(/shorter/);
  });
});
