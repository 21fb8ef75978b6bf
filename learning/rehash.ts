import { dangerFeatures } from '#medicine/triage/danger-features.ts';
import type { Manifest } from './manifest.ts';
import { changedInputs, readInputs, sha256 } from './manifest.ts';
import type { Sentence } from './sentences.ts';
import { corpusFile } from './training-corpus.ts';

/** The hash of the features of all sentences of each file: the same where nothing is read differently. */
export function hashFeatures(sentences: readonly Sentence[]): Record<string, string> {
  const lines = new Map<string, string[]>();
  for (const { text, writer } of sentences) {
    const { body, mind, naming } = dangerFeatures(text);
    const line = sha256(JSON.stringify([body, mind, naming]));
    const file = corpusFile(writer);
    lines.set(file, [...(lines.get(file) ?? []), line]);
  }
  return Object.fromEntries(
    [...lines].map(([file, hashes]) => [file, sha256(hashes.join('\n'))] as const),
  );
}

/**
 * The manifest with the hashes of today's knowledge and feature code. Throws unless every feature of
 * every sentence is what it was, for only then are the weights still those of a new training.
 */
export function rehashed(
  manifest: Manifest,
  root: string,
  sentences: readonly Sentence[],
  today: string,
): Manifest {
  const inputs = readInputs(root);
  const { corpus, training } = changedInputs(manifest.inputs, inputs);
  const taught = [...corpus, ...training];
  if (taught.length > 0)
    throw new Error(`train again, hashes alone will not do: ${taught.join(', ')}`);
  const now = hashFeatures(sentences);
  const { featuresOf: before } = manifest;
  const files = Object.keys({ ...before, ...now }).filter((file) => before[file] !== now[file]);
  if (files.length > 0)
    throw new Error(`train again, sentences are read differently: ${files.join(', ')}`);
  return { ...manifest, inputs, rehashed: today };
}
