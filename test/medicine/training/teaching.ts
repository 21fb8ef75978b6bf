import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { authors } from '#test/medicine/training/training-sentences.ts';

/** What decides, beside the sentences, what is learned from them. */
const sources = [
  './train-triage.ts',
  './logistic-regression.ts',
  './training-sentences.ts',
  './write-weights.ts',
  '../../../src/medicine/triage/danger-features.ts',
  '../../../src/medicine/triage/learned-model.ts',
  '../../../src/medicine/triage/mind-features.ts',
  '../../../src/medicine/triage/word-meanings.ts',
];

/** A sum over the sentences and the sources of the training, which stands in the file of weights. */
export function teachingSum(): string {
  const sum = createHash('sha256').update(JSON.stringify(authors));
  for (const source of sources) sum.update(readFileSync(new URL(source, import.meta.url)));
  return sum.digest('hex');
}
