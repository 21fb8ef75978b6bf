// What the weights were made from: a hash of every file, so that a change is noticed and named.

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulesOf } from './modules.ts';

const weightsPath = 'learning/model/weights.bin';
const manifestPath = 'learning/model/manifest.json';
const corpusPath = 'learning/corpus/train';
const featureEntry = 'src/medicine/triage/danger-features.ts';
const programEntry = 'learning/train-model.ts';
const knowledge = /^src\/medicine\/(?:knowledge|compiled)\//u;

/** SHA-256 by path from the root. */
export type Hashes = Record<string, string>;

/** The files by what they are to the weights, each with its SHA-256. */
export type Inputs = {
  corpus: Hashes;
  /** The rows and word lists that the features are made with. */
  knowledge: Hashes;
  /** The code that makes features of a text. */
  features: Hashes;
  /** The code that learns from the features and writes the weights. */
  training: Hashes;
};

export type Manifest = {
  command: string;
  /** The day of the last training. */
  trained: string;
  /** The day on which hashes were renewed because all features were still the same. */
  rehashed: string | null;
  /** SHA-256 of the file of weights. */
  weights: string;
  /** SHA-256 of what a training gives now; differs where weights of an earlier training are in use. */
  taught: string;
  /** For each file of the corpus, SHA-256 of the features of all its sentences. */
  featuresOf: Hashes;
  inputs: Inputs;
  /** What `node learning/evaluate.ts --record` measured, of the weights with that hash. */
  figures: { weights: string; measured: Record<string, string> } | null;
};

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Hashes of files, by path in alphabetical order. */
export const hashesOf = (root: string, paths: readonly string[]): Hashes =>
  Object.fromEntries(
    paths.toSorted().map((path) => [path, sha256(readFileSync(join(root, path)))] as const),
  );

/** Hashes of everything that the weights depend on, as it is now. */
export function readInputs(root: string): Inputs {
  const features = modulesOf(featureEntry, root);
  const training = modulesOf(programEntry, root).filter((path) => !features.includes(path));
  const corpus = readdirSync(join(root, corpusPath)).map((name) => `${corpusPath}/${name}`);
  return {
    corpus: hashesOf(root, corpus),
    knowledge: hashesOf(
      root,
      features.filter((path) => knowledge.test(path)),
    ),
    features: hashesOf(
      root,
      features.filter((path) => !knowledge.test(path)),
    ),
    training: hashesOf(root, training),
  };
}

/** The paths that were added, removed or changed, in alphabetical order. */
export function changedPaths(before: Hashes, now: Hashes): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...paths].filter((path) => before[path] !== now[path]).toSorted();
}

/** Which files differ from the manifest, by what they are to the weights. */
export function changedInputs(before: Inputs, now: Inputs): Record<keyof Inputs, string[]> {
  return {
    corpus: changedPaths(before.corpus, now.corpus),
    knowledge: changedPaths(before.knowledge, now.knowledge),
    features: changedPaths(before.features, now.features),
    training: changedPaths(before.training, now.training),
  };
}

const readWeights = (root: string): Buffer => readFileSync(join(root, weightsPath));

export const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, manifestPath), 'utf8')) as Manifest;

export function writeModel(root: string, manifest: Manifest, weights?: Uint8Array): void {
  if (weights) writeFileSync(join(root, weightsPath), weights);
  writeFileSync(join(root, manifestPath), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** What is wrong with the manifest, a line for each file; empty where all hashes agree. */
export function manifestFaults(root: string): string[] {
  const { inputs, weights, figures } = readManifest(root);
  const changed = changedInputs(inputs, readInputs(root));
  const faults = Object.entries(changed).flatMap(([part, paths]) =>
    paths.map((path) => `${path} (${part}) is not what the weights were made with`),
  );
  if (sha256(readWeights(root)) !== weights)
    faults.push(`${weightsPath} is not the file that the manifest names`);
  if (figures?.weights !== weights)
    faults.push('the figures are of other weights: run node learning/evaluate.ts --record');
  return faults;
}
