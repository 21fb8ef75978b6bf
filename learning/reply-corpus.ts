// Replies of models to improve the guard on and to choose its limits on, a file for each writer.

import type { LabelledReply } from './replies.ts';
import { repliesIn } from './replies.ts';

export const trainingReplies = (): LabelledReply[] =>
  repliesIn(new URL('corpus/replies/train/', import.meta.url));

/** Replies of a writer whose texts are not used for training. */
export const calibrationReplies = (): LabelledReply[] =>
  repliesIn(new URL('corpus/replies/calibrate/', import.meta.url));
