// Learns to weigh whole messages and writes the weights with their manifest into learning/model.
//   --check   trains, and only reports whether the result is the committed file

import { fileURLToPath } from 'node:url';
import { learnMessages } from './learn-messages.ts';
import { sha256 } from './manifest.ts';
import { additions, trainingMessages } from './message-corpus.ts';
import { readMessageManifest, writeMessageModel } from './message-manifest.ts';
import { trainingSentences } from './training-corpus.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const weights = learnMessages(trainingSentences(), trainingMessages(), additions());

if (!process.argv.includes('--check')) {
  writeMessageModel(root, weights, new Date().toISOString().slice(0, 10));
  process.stdout.write(`${sha256(weights)}\nNow run node learning/calibrate.ts.\n`);
} else if (sha256(weights) !== readMessageManifest(root).weights) {
  process.stderr.write('The messages teach something else: run node learning/train-messages.ts\n');
  process.exitCode = 1;
}
