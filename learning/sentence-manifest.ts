// What the weights and limits for sentences of replies were made from.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadSentence } from './learn-sentences.ts';
import { readFeatures } from './learn-sentences.ts';
import { changedPaths, hashesOf, sha256 } from './manifest.ts';
import type { Hashes } from './manifest.ts';
import { modulesOf } from './modules.ts';
import { calibrationReplies, trainingReplies } from './reply-corpus.ts';
import { sentencesOf } from './reply-sentences.ts';

const weightsPath = 'learning/model/sentences.bin';
const limitsPath = 'learning/model/sentence-limits.json';
const manifestPath = 'learning/model/sentences-manifest.json';
const programs = ['learning/learn-sentences.ts', 'learning/sentence-limits.ts'];
const ofLearning = /^learning\//u;
/** The daily check reads one reply of so many again, always the same ones. */
const sampleOneOf = 8;

type SentenceManifest = {
  command: string;
  trained: string;
  /** SHA-256 of the files of weights and limits. */
  weights: string;
  limits: string;
  /** SHA-256 of the features and labels of all sentences: the same where nothing is read differently. */
  taught: string;
  /** The same of the sample. */
  sampled: string;
  /** The code that learns. */
  program: Hashes;
};

const hashOfRead = (read: readonly ReadSentence[]): string =>
  sha256(
    read
      .map(({ features: { places, values }, piece, harm, found }) =>
        [piece, harm, found.length > 0, places.join(' '), values.join(' ')].join('\t'),
      )
      .join('\n'),
  );

const programOf = (root: string): Hashes =>
  hashesOf(
    root,
    [...new Set(programs.flatMap((entry) => modulesOf(entry, root)))].filter((path) =>
      ofLearning.test(path),
    ),
  );

/** The hash of what is learned from and what the limits are chosen on: all of it, or the sample. */
function hashOfReplies(part: 'taught' | 'sampled'): string {
  const replies = [...trainingReplies(), ...calibrationReplies()];
  const chosen = replies.filter((_, place) => part === 'taught' || place % sampleOneOf === 0);
  return hashOfRead(chosen.flatMap(sentencesOf).map(readFeatures));
}

const readSentenceManifest = (root: string): SentenceManifest =>
  JSON.parse(readFileSync(join(root, manifestPath), 'utf8')) as SentenceManifest;

export function writeSentences(
  root: string,
  weights: Uint8Array,
  limits: object,
  today: string,
): void {
  const text = `${JSON.stringify(limits, null, 2)}\n`;
  writeFileSync(join(root, weightsPath), weights);
  writeFileSync(join(root, limitsPath), text);
  const manifest: SentenceManifest = {
    command: 'node learning/train-sentences.ts',
    trained: today,
    weights: sha256(weights),
    limits: sha256(text),
    taught: hashOfReplies('taught'),
    sampled: hashOfReplies('sampled'),
    program: programOf(root),
  };
  writeFileSync(join(root, manifestPath), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** What is wrong with the manifest; empty where a training would give the same bytes. */
export function sentenceManifestFaults(root: string, part: 'taught' | 'sampled'): string[] {
  const manifest = readSentenceManifest(root);
  const { weights, limits, program } = manifest;
  const faults = changedPaths(program, programOf(root)).map(
    (path) => `${path} is not what the weights for sentences of replies were made with`,
  );
  const hashOfFile = (path: string): string => sha256(readFileSync(join(root, path)));
  if (hashOfFile(weightsPath) !== weights || hashOfFile(limitsPath) !== limits)
    faults.push(`${weightsPath} or ${limitsPath} is not the file that the manifest names`);
  if (hashOfReplies(part) !== manifest[part])
    faults.push('sentences of replies are read differently: run node learning/train-sentences.ts');
  return faults;
}
