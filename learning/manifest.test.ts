import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Manifest } from './manifest.ts';
import { changedInputs, readInputs } from './manifest.ts';
import { hashFeatures, rehashed } from './rehash.ts';
import type { Sentence } from './sentences.ts';

const root = join(import.meta.dirname, '..');
const sentences: Sentence[] = [
  { text: '胸口压着疼，出冷汗', labels: { danger: 'body' }, writer: 'own', day: '2026-11-22' },
  { text: '睡得不好', labels: { danger: 'none' }, writer: 'everyday', day: '2026-11-22' },
];
const inputs = readInputs(root);
const manifest: Manifest = {
  command: '',
  trained: '2026-11-21',
  rehashed: null,
  weights: '',
  taught: '',
  featuresOf: hashFeatures(sentences),
  inputs,
  figures: null,
};
const features = 'src/medicine/findings/normalise.ts';
const program = 'learning/logistic-regression.ts';
const corpus = 'learning/corpus/train/own.jsonl';

const moved = (part: keyof Manifest['inputs'], path: string): Manifest => ({
  ...manifest,
  inputs: { ...inputs, [part]: { ...inputs[part], [path]: 'other' } },
});

describe('the manifest', () => {
  it('holds a hash of the sentences, the word lists, the feature code and the training', () => {
    expect(Object.keys(inputs.corpus)).toContain(corpus);
    expect(Object.keys(inputs.knowledge).length).toBeGreaterThan(0);
    expect(Object.keys(inputs.features)).toContain(features);
    expect(Object.keys(inputs.training)).toContain(program);
    expect(Object.keys(inputs.training)).not.toContain(features);
  });

  it('names what was changed, added or removed', () => {
    const before = { ...inputs, corpus: { a: '1', b: '1', c: '1' } };
    const now = { ...inputs, corpus: { a: '1', b: '2', d: '1' } };
    expect(changedInputs(before, now)).toEqual({
      corpus: ['b', 'c', 'd'],
      knowledge: [],
      features: [],
      training: [],
    });
  });
});

describe('renewing hashes', () => {
  it('is allowed where feature code was moved and reads every sentence as before', () => {
    const renewed = rehashed(moved('features', features), root, sentences, '2026-11-23');
    expect(renewed).toEqual({ ...manifest, rehashed: '2026-11-23' });
  });

  it('is refused where a sentence is read differently, and names its file', () => {
    const [first, ...others] = sentences;
    const changed = [{ ...first!, text: '胸口压着疼，不出汗' }, ...others];
    expect(() => rehashed(moved('features', features), root, changed, '2026-11-23')).toThrow(
      `sentences are read differently: ${corpus}`,
    );
  });

  it('is refused where the sentences or the training changed', () => {
    for (const [part, path] of [
      ['corpus', corpus],
      ['training', program],
    ] as const)
      expect(() => rehashed(moved(part, path), root, sentences, '2026-11-23')).toThrow(
        `train again, hashes alone will not do: ${path}`,
      );
  });
});
