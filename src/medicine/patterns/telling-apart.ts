import type { Candidate } from '../knowledge/complaint-row.ts';
import type { SignState } from './signs.ts';

/** The signs of the one pattern that the other lacks, strongest first, as far as nobody spoke of them. */
export function tellingApart(one: Candidate, other: Candidate, state: SignState): string[] {
  const shared = new Set([...other.main, ...other.second, ...other.support]);
  return [...one.main, ...one.second, ...one.support].filter(
    (sign) => !shared.has(sign) && !state.has(sign),
  );
}
