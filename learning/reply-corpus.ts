// Replies of models to improve the guard on, a file for each writer.

import type { LabelledReply } from './replies.ts';
import { repliesIn } from './replies.ts';

export const trainingReplies = (): LabelledReply[] =>
  repliesIn(new URL('corpus/replies/train/', import.meta.url));
