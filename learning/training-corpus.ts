// What is learned from. The order is part of it: another order gives slightly other weights.

import { readdirSync } from 'node:fs';
import type { Sentence, SentenceSet } from './sentences.ts';
import { readSentences, setOf } from './sentences.ts';

const trainingFolder = new URL('corpus/train/', import.meta.url);

/** The file of a writer, as a path from the root. */
export const corpusFile = (writer: string): string => `learning/corpus/train/${writer}.jsonl`;

/** A file for each writer, or for each time of writing. */
export const trainingWriters = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'writer-a',
  'writer-b',
  'writer-c',
  'writer-d',
  'own',
  'own-everyday',
  'everyday',
] as const;
type TrainingWriter = (typeof trainingWriters)[number];

const fileOf = (writer: string): URL => new URL(`${writer}.jsonl`, trainingFolder);

/** All that is learned from; throws where a file of the folder would be left out. */
export function trainingSentences(): Sentence[] {
  const files = trainingWriters.map((writer) => `${writer}.jsonl`);
  const forgotten = readdirSync(trainingFolder).filter((name) => !files.includes(name));
  if (forgotten.length > 0)
    throw new Error(`${forgotten.join(', ')}: name it in learning/training-corpus.ts`);
  return trainingWriters.flatMap((writer) => readSentences(fileOf(writer)));
}

/** The sentences of one writer. */
export const trainingSet = (writer: TrainingWriter): SentenceSet =>
  setOf(readSentences(fileOf(writer)));
