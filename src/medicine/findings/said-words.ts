import negationJson from '../compiled/lexicon/negation.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Clauses } from './clauses.ts';
import type { Finding, Span } from './finding.ts';

const negationWords = lexicon(negationJson);

type Place = { start: number; end: number };

const denying = negationWords['negation.word-before'].regExp('gu');
const denyingAfter = negationWords['negation.word-after'].regExp();
/** How far a denial stands from what it denies, at most (characters). */
const reachMax = 40;

/** From the word that denies a place of a normalised text to the end of what is denied. */
export function denialOf(text: string, clauses: Clauses, { start, end }: Place): Place {
  const from = Math.max(clauses.clauseStart[start] ?? 0, start - reachMax);
  const last = [...text.slice(from, start).matchAll(denying)].at(-1);
  if (last) return { start: from + last.index, end };
  const after = denyingAfter.exec(text.slice(end, end + reachMax))?.[0] ?? '';
  return { start, end: end + after.length };
}

/** Where a finding was said, with the words that deny it where it was told by a denial. */
export function saidSpan({ span, denial }: Finding): Span {
  return denial ? { turn: span.turn, start: denial.start, end: denial.end } : span;
}

/** The words of `saidSpan`: never those of the opposite (没有口渴, not 口渴, for 口不渴). */
export const saidWords = ({ words, denial }: Finding): string => denial?.words ?? words;
