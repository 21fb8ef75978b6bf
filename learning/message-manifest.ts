// What the weights and limits for whole messages were made from, each with its SHA-256.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedPaths, hashesOf, sha256 } from './manifest.ts';
import type { Hashes } from './manifest.ts';
import { modulesOf } from './modules.ts';

const modelPath = 'learning/model/messages.bin';
const limitsPath = 'learning/model/message-limits.json';
const manifestPath = 'learning/model/messages-manifest.json';
/** The first reader's weights: what it hears is weighed here. */
const readerPath = 'learning/model/weights.bin';
const additionsPath = 'learning/corpus/messages/additions.jsonl';
const corpora = {
  weights: ['learning/corpus/train', 'learning/corpus/messages/train'],
  limits: ['learning/corpus/messages/calibrate'],
};
const programs = {
  weights: ['learning/learn-messages.ts', 'src/medicine/triage/message-signals.ts'],
  limits: ['learning/message-limits.ts'],
};

type MessageManifest = {
  command: string;
  trained: string;
  /** SHA-256 of the files of weights and limits. */
  weights: string;
  limits: string;
  /** What the weights depend on, then what the limits depend on beside them. */
  inputs: { weights: Hashes; limits: Hashes };
  /** What `node learning/evaluate.ts --record` measured of the weights and limits with these hashes. */
  figures: { weights: string; limits: string; measured: Record<string, string> } | null;
};

function inputsOf(root: string, part: keyof typeof corpora): Hashes {
  const files = corpora[part].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const modules = programs[part].flatMap((entry) => modulesOf(entry, root));
  return hashesOf(root, [...new Set([...files, ...modules, readerPath, additionsPath])]);
}

const hashOfFile = (root: string, path: string): string => sha256(readFileSync(join(root, path)));

export const readMessageManifest = (root: string): MessageManifest =>
  JSON.parse(readFileSync(join(root, manifestPath), 'utf8')) as MessageManifest;

/** Writes the weights, and the hashes of all that they were made from. */
export function writeMessageModel(root: string, weights: Uint8Array, today: string): void {
  writeFileSync(join(root, modelPath), weights);
  writeManifest(root, {
    command: 'node learning/train-messages.ts && node learning/calibrate.ts',
    trained: today,
    weights: sha256(weights),
    limits: '',
    inputs: { weights: inputsOf(root, 'weights'), limits: {} },
    figures: null,
  });
}

/** Writes the limits, and the hashes of all that they were chosen from. */
export function writeMessageLimits(root: string, limits: object): void {
  const text = `${JSON.stringify(limits, null, 2)}\n`;
  writeFileSync(join(root, limitsPath), text);
  const manifest = readMessageManifest(root);
  const inputs = { ...manifest.inputs, limits: inputsOf(root, 'limits') };
  writeManifest(root, { ...manifest, limits: sha256(text), inputs, figures: null });
}

/** Writes what was measured of the weights and limits in use. */
export function recordMessageFigures(root: string, measured: Record<string, string>): void {
  const manifest = readMessageManifest(root);
  const { weights, limits } = manifest;
  writeManifest(root, { ...manifest, figures: { weights, limits, measured } });
}

function writeManifest(root: string, manifest: MessageManifest): void {
  writeFileSync(join(root, manifestPath), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** What is wrong with the manifest, a line for each file; empty where all hashes agree. */
export function messageManifestFaults(root: string): string[] {
  const { inputs, weights, limits, figures } = readMessageManifest(root);
  const faults = (['weights', 'limits'] as const).flatMap((part) =>
    changedPaths(inputs[part], inputsOf(root, part)).map(
      (path) => `${path} is not what the ${part} for whole messages were made with`,
    ),
  );
  if (hashOfFile(root, modelPath) !== weights)
    faults.push(`${modelPath} is not the file that the manifest names`);
  if (hashOfFile(root, limitsPath) !== limits)
    faults.push(`${limitsPath} is not the file that the manifest names`);
  if (figures?.weights !== weights || figures.limits !== limits)
    faults.push('the figures of whole messages are old: run node learning/evaluate.ts --record');
  return faults;
}
