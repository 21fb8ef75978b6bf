import type { Finding } from '../findings/finding.ts';
import { saidWords } from '../findings/said-words.ts';

/** What is known of each symptom; no words where it only follows from a denial. */
export type SignState = ReadonlyMap<string, { isPresent: boolean; words: string }>;

/** The state of the signs as the findings give it; open and hypothetical ones are left out. */
export function signState(findings: readonly Finding[]): SignState {
  const state = new Map<string, { isPresent: boolean; words: string }>();
  for (const finding of findings) {
    const { symptom, polarity, time, isInferred } = finding;
    if (time !== 'now' || polarity === 'unknown') continue;
    state.set(symptom, {
      isPresent: polarity === 'present',
      words: isInferred ? '' : saidWords(finding),
    });
  }
  return state;
}
