// Texts for measuring only: not used for training, and not read while anything is improved.

import type { Message } from './messages.ts';
import { messagesIn } from './messages.ts';
import type { LabelledReply } from './replies.ts';
import { repliesIn } from './replies.ts';
import type { Sentence, SentenceSet } from './sentences.ts';
import { readSentences, setOf } from './sentences.ts';
import type { Talk } from './talks.ts';
import { talksIn } from './talks.ts';

export const heldOutSets = ['unseen', 'seventh', 'eighth'] as const;
type HeldOutName = (typeof heldOutSets)[number];

/** The sentences of one set. */
export const heldOutSentences = (name: HeldOutName): Sentence[] =>
  readSentences(new URL(`corpus/held-out/${name}.jsonl`, import.meta.url));

/** The same as a scoreboard counts them. */
export const heldOutSet = (name: HeldOutName): SentenceSet => setOf(heldOutSentences(name));

/** Whole messages of natural length, by writers whose texts are neither used for training nor read. */
export const heldOutMessages = (): Message[] =>
  messagesIn(new URL('corpus/messages/held-out/', import.meta.url));

/** Whole conversations by the same writers; they are only measured. */
export const heldOutTalks = (): Talk[] =>
  talksIn(new URL('corpus/talks/held-out/', import.meta.url));

/** Replies of models by writers whose texts are only measured. */
export const heldOutReplies = (): LabelledReply[] =>
  repliesIn(new URL('corpus/replies/held-out/', import.meta.url));
