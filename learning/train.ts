// Learns the weights of triage's second reader from learning/corpus/train and writes them with their
// manifest into learning/model.
//   --rehash  renews the hashes of knowledge and feature code, once all features are proven unchanged
//   --check   trains, and only reports whether the result matches the weights in the manifest

import { fileURLToPath } from 'node:url';
import { readInputs, readManifest, sha256, writeModel } from './manifest.ts';
import { hashFeatures, rehashed } from './rehash.ts';
import { trainModel } from './train-model.ts';
import { trainingSentences } from './training-corpus.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const today = new Date().toISOString().slice(0, 10);

function train(): void {
  const weights = trainModel();
  const hash = sha256(weights);
  const featuresOf = hashFeatures(trainingSentences());
  writeModel(
    root,
    {
      command: 'node learning/train.ts',
      trained: today,
      rehashed: null,
      weights: hash,
      taught: hash,
      featuresOf,
      inputs: readInputs(root),
      figures: null,
    },
    weights,
  );
  process.stdout.write(`${hash}\nNow run node learning/evaluate.ts --record.\n`);
}

function check(): void {
  const { taught, weights } = readManifest(root);
  if (sha256(trainModel()) !== taught) {
    process.stderr.write('The sentences teach something else: run node learning/train.ts\n');
    process.exitCode = 1;
  } else if (weights !== taught)
    process.stdout.write('The committed weights are of an earlier training: learning/REPORT.md\n');
}

function rehash(): void {
  try {
    writeModel(root, rehashed(readManifest(root), root, trainingSentences(), today));
  } catch (refusal) {
    process.stderr.write(`${(refusal as Error).message}\n`);
    process.exitCode = 1;
  }
}

if (process.argv.includes('--check')) check();
else if (process.argv.includes('--rehash')) rehash();
else train();
