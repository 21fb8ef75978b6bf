import type { ReadSentence } from './learn-sentences.ts';
import { readFeatures } from './learn-sentences.ts';
import { trainingReplies } from './reply-corpus.ts';
import { sentencesOf } from './reply-sentences.ts';

/** All that the judge of sentences learns from. */
export const taughtSentences = (): ReadSentence[] =>
  trainingReplies().flatMap(sentencesOf).map(readFeatures);
