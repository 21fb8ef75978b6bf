// The texts on which the limits of triage were chosen: not used for training, and no evidence of quality.

import type { Message } from './messages.ts';
import { messagesIn } from './messages.ts';
import type { Sentence } from './sentences.ts';
import { readSentences } from './sentences.ts';

/** `everyday-apart`: everyday talk. `natural`: first messages as long as people write them. */
export const calibrationSets = ['everyday-apart', 'natural'] as const;

/** The sentences of one set. */
export const calibrationSentences = (name: (typeof calibrationSets)[number]): Sentence[] =>
  readSentences(new URL(`corpus/calibrate/${name}.jsonl`, import.meta.url));

/** Whole messages of natural length, by writers whose texts are not used for training. */
export const calibrationMessages = (): Message[] =>
  messagesIn(new URL('corpus/messages/calibrate/', import.meta.url));
