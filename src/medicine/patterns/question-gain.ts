import type { Candidate } from '../knowledge/complaint-row.ts';
import type { Option } from '../knowledge/complaints-questions.ts';
import { scoreCandidate, sharesOf } from './differentiate.ts';
import type { SignState } from './signs.ts';

/**
 * How much a question is expected to clear up: the entropy of the patterns now, less what is
 * expected after the answer (bits). An answer is as likely as the patterns that it fits are.
 */
export function questionGain(
  candidates: readonly Candidate[],
  state: SignState,
  options: readonly Option[],
): number {
  const now = candidates.map((candidate) => scoreCandidate(candidate, state));
  const shares = sharesOf(candidates, now);
  const after = options.map((option) =>
    candidates.map((candidate) => scoreCandidate(candidate, answered(state, option))),
  );
  let expected = 0;
  for (const scores of after) {
    let likelihood = 0;
    for (const [index, share] of shares.entries()) {
      const total = after.reduce((sum, other) => sum + fit(other[index], now[index]), 0);
      likelihood += (share * fit(scores[index], now[index])) / total;
    }
    expected += likelihood * entropy(sharesOf(candidates, scores));
  }
  return entropy(shares) - expected;
}

function fit(after: number | undefined, before: number | undefined): number {
  return Math.exp(((after ?? 0) - (before ?? 0)) / 2);
}

function answered(state: SignState, option: Option): SignState {
  const next = new Map(state);
  for (const symptom of option.absent) next.set(symptom, { isPresent: false, words: '' });
  for (const symptom of option.present) next.set(symptom, { isPresent: true, words: '' });
  return next;
}

function entropy(shares: readonly number[]): number {
  return -shares.reduce((sum, share) => sum + (share > 0 ? share * Math.log2(share) : 0), 0);
}
