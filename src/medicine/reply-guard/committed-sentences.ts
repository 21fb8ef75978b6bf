// The door to what `learning/` has made for sentences of replies: the product reads files of it and imports
// nothing.

import { readFileSync } from 'node:fs';
import { modelFolder } from '../triage/committed-model.ts';
import type { SentenceLimits, SentenceModel } from './sentence-model.ts';
import { readSentenceModel } from './sentence-model.ts';

let model: SentenceModel | undefined;
let limits: SentenceLimits | undefined;

const bytesOf = (name: string): Buffer => readFileSync(new URL(name, modelFolder));

/** The weights that are part of the product, read on first use and kept. */
export function committedSentenceModel(): SentenceModel {
  model ??= readSentenceModel(new Uint8Array(bytesOf('sentences.bin')).buffer);
  return model;
}

/** The limits that are part of the product, read on first use and kept. */
export function committedSentenceLimits(): SentenceLimits {
  limits ??= JSON.parse(bytesOf('sentence-limits.json').toString()) as SentenceLimits;
  return limits;
}
