// The only door to `learning/`: the product reads its weights as a file and imports nothing of it.

import { readFileSync } from 'node:fs';
import type { LearnedModel } from './learned-model.ts';
import { readModelFile } from './model-file.ts';

const weightsFile = new URL('../../../learning/model/weights.bin', import.meta.url);

let committed: LearnedModel | undefined;

/** The weights that are part of the product, read on first use and kept. */
export function committedModel(): LearnedModel {
  committed ??= readModelFile(new Uint8Array(readFileSync(weightsFile)).buffer);
  return committed;
}
