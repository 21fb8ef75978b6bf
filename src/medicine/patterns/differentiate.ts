import type { Finding } from '../findings/finding.ts';
import type { Candidate, Complaint } from '../knowledge/complaint-row.ts';
import { composedCandidates } from './compose.ts';
import { signState } from './signs.ts';
import type { SignState } from './signs.ts';
import { gradeNames } from './texts.ts';

/** One sign that speaks for or against a pattern, with the person's own words. */
export type Evidence = {
  symptom: string;
  words: string;
  grade: (typeof gradeNames)[Side];
  /** `denied`: the person said that it is not there. */
  polarity: 'present' | 'denied';
};

export type RankedPattern = {
  pattern: string;
  candidate: Candidate;
  score: number;
  /** Share of belief among the patterns that are thought of, 0 to 1; all shares add up to 1. */
  share: number;
  /** Composed of site and nature; the complaint does not list it. */
  isComposed: boolean;
  for: Evidence[];
  against: Evidence[];
};

const presentWeight = { main: 3, second: 2, support: 1, against: -2.5 };
const absentWeight = { main: -1.2, second: -0.6, support: -0.2, against: 0.2 };
/** How many points make one pattern e times as likely as another. */
const temperature = 2.2;

/** As many composed patterns are weighed beside those of the complaint. */
const composedMax = 3;

type Side = keyof typeof gradeNames;
const sides: readonly Side[] = ['main', 'second', 'support', 'against'];

/** The points of one pattern; what nobody spoke of counts nothing. */
export function scoreCandidate(candidate: Candidate, state: SignState): number {
  let score = 0;
  for (const side of sides) {
    for (const sign of candidate[side]) {
      const known = state.get(sign);
      if (known) score += (known.isPresent ? presentWeight : absentWeight)[side];
    }
  }
  return score;
}

/** Shares of belief for scores: priors and a soft maximum. */
export function sharesOf(candidates: readonly Candidate[], scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const weights = candidates.map(
    (candidate, index) =>
      candidate.prior * Math.exp(((scores[index] ?? 0) - highest) / temperature),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Ranks the patterns of a complaint and the likeliest of those that are composed of site and nature,
 * with the evidence for and against each. The complaint is a prior: it does not shut out what it does
 * not list. Without a complaint only composed patterns are ranked; one that takes a history has none.
 */
export function differentiate(
  complaint: Complaint | undefined,
  findings: readonly Finding[],
): RankedPattern[] {
  if (complaint?.kind === 'history') return [];
  const state = signState(findings);
  const listed = complaint?.candidates ?? [];
  const composed =
    complaint?.kind === undefined ? likeliest(composedCandidates(complaint, state), state) : [];
  const candidates = [...listed, ...composed];
  const scores = candidates.map((candidate) => scoreCandidate(candidate, state));
  const shares = sharesOf(candidates, scores);
  return candidates
    .map((candidate, index) => ({
      pattern: candidate.pattern,
      candidate,
      score: scores[index] ?? 0,
      share: shares[index] ?? 0,
      isComposed: index >= listed.length,
      ...evidenceFor(candidate, state),
    }))
    .toSorted((a, b) => b.share - a.share);
}

function likeliest(candidates: readonly Candidate[], state: SignState): Candidate[] {
  const shares = sharesOf(
    candidates,
    candidates.map((candidate) => scoreCandidate(candidate, state)),
  );
  return candidates
    .map((candidate, index) => ({ candidate, share: shares[index] ?? 0 }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, composedMax)
    .map(({ candidate }) => candidate);
}

function evidenceFor(
  candidate: Candidate,
  state: SignState,
): Pick<RankedPattern, 'for' | 'against'> {
  const supporting: Evidence[] = [];
  const opposing: Evidence[] = [];
  for (const side of sides) {
    for (const symptom of candidate[side]) {
      const known = state.get(symptom);
      if (!known) continue;
      const evidence = { symptom, words: known.words, grade: gradeNames[side] };
      if (known.isPresent && side === 'against') {
        opposing.push({ ...evidence, polarity: 'present' });
      } else if (known.isPresent) {
        supporting.push({ ...evidence, polarity: 'present' });
      } else if (side === 'main') {
        opposing.push({ ...evidence, polarity: 'denied' });
      }
    }
  }
  return { for: supporting, against: opposing };
}
