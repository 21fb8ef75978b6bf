import { createTrainer } from './learn-model.ts';
import { trainingSentences } from './training-corpus.ts';
import { writeWeights } from './write-weights.ts';

/** Learns from all sentences and gives the file of weights; the same sentences give the same bytes. */
export const trainModel = (): Buffer => writeWeights(createTrainer(trainingSentences())());
