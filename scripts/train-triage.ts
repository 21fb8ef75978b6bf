// Learns the weights of triage's second reader from the sentences in test/medicine and writes
// src/medicine/triage/learned-weights.ts. With --check only tells whether that file is fresh.

import { readFileSync, writeFileSync } from 'node:fs';
import { trainingSentences } from '#test/medicine/training/training-sentences.ts';
import { teachingSum } from '#test/medicine/training/teaching.ts';
import { createTrainer } from '#test/medicine/training/train-triage.ts';
import { writeWeights } from '#test/medicine/training/write-weights.ts';

const target = new URL('../src/medicine/triage/learned-weights.ts', import.meta.url);
const written = writeWeights(createTrainer(trainingSentences())(), teachingSum());
const isFresh = readFileSync(target, 'utf8') === written;
if (!process.argv.includes('--check')) writeFileSync(target, written);
else if (!isFresh) {
  process.stderr.write('learned-weights.ts is not what the sentences teach: run this script.\n');
  process.exitCode = 1;
}
