import type { Finding } from '../findings/finding.ts';
import { saidWords } from '../findings/said-words.ts';
import type { Candidate, Complaint } from '../knowledge/complaint-row.ts';
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
  /** Share of belief among the complaint's patterns, 0 to 1; all shares add up to 1. */
  share: number;
  for: Evidence[];
  against: Evidence[];
};

/** What is known of each symptom; no words where it only follows from a denial. */
export type SignState = ReadonlyMap<string, { isPresent: boolean; words: string }>;

const presentWeight = { main: 3, second: 2, support: 1, against: -2.5 };
const absentWeight = { main: -1.2, second: -0.6, support: -0.2, against: 0.2 };
/** How many points make one pattern e times as likely as another. */
const temperature = 2.2;

type Side = keyof typeof gradeNames;
const sides: readonly Side[] = ['main', 'second', 'support', 'against'];

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

/** Ranks the patterns of a complaint by the findings, with the evidence for and against each. */
export function differentiate(complaint: Complaint, findings: readonly Finding[]): RankedPattern[] {
  const state = signState(findings);
  const scores = complaint.candidates.map((candidate) => scoreCandidate(candidate, state));
  const shares = sharesOf(complaint.candidates, scores);
  return complaint.candidates
    .map((candidate, index) => ({
      pattern: candidate.pattern,
      candidate,
      score: scores[index] ?? 0,
      share: shares[index] ?? 0,
      ...evidenceFor(candidate, state),
    }))
    .toSorted((a, b) => b.share - a.share);
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
