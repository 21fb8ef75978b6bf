// The only door to `learning/`: the product reads its weights as a file and imports nothing of it.

import { readFileSync } from 'node:fs';
import type { LearnedModel } from './learned-model.ts';
import type { MessageLimits, MessageModel } from './message-model.ts';
import { readMessageModel } from './message-model.ts';
import { readModelFile } from './model-file.ts';

/** Where the weights and limits are that `learning/` has made. */
export const modelFolder = new URL('../../../learning/model/', import.meta.url);

let committed: LearnedModel | undefined;
let committedOfMessages: MessageModel | undefined;
let committedLimits: MessageLimits | undefined;

const bufferOf = (name: string): ArrayBuffer =>
  new Uint8Array(readFileSync(new URL(name, modelFolder))).buffer;

/** The weights that are part of the product, read on first use and kept. */
export function committedModel(): LearnedModel {
  committed ??= readModelFile(bufferOf('weights.bin'));
  return committed;
}

/** The weights for whole messages, read on first use and kept. */
export function committedMessageModel(): MessageModel {
  committedOfMessages ??= readMessageModel(bufferOf('messages.bin'));
  return committedOfMessages;
}

/** The limits for whole messages, read on first use and kept. */
export function committedMessageLimits(): MessageLimits {
  committedLimits ??= JSON.parse(
    readFileSync(new URL('message-limits.json', modelFolder), 'utf8'),
  ) as MessageLimits;
  return committedLimits;
}
