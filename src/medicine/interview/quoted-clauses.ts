import { withoutQuestions } from '../answers/read-question.ts';
import { clauseSpan } from '../findings/clause-span.ts';
import type { Finding, Span, Turn } from '../findings/finding.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { saidSpan } from '../findings/said-words.ts';
import { isCorrection } from './corrected-facts.ts';

/** A longer clause has no end of its own to be quoted to (characters). */
const clauseCharsMax = 40;

type Told = { turns: readonly Turn[]; findings: readonly Finding[] };

/**
 * The whole clauses in which findings were told, in quotation marks, each once and `max` of them, so
 * that no scrap is quoted as a complaint; one that asks only where none tells. Of a correction that denies
 * something else (是头疼不是头晕) the right words alone.
 */
export function quotedClauses(told: Told, findings: readonly Finding[], max: number): string {
  const clauses = new Set(findings.map((finding) => wordsOf(told, finding)));
  const fit = [...clauses].filter(
    (words) => words !== '' && words.length <= clauseCharsMax && stanceOf(words) === null,
  );
  const telling = fit.filter((words) => withoutQuestions(words) !== '');
  return (telling.length > 0 ? telling : fit)
    .slice(0, max)
    .map((words) => `“${words}”`)
    .join('、');
}

function wordsOf({ turns, findings }: Told, finding: Finding): string {
  const said = saidSpan(finding);
  const clause = clauseSpan(turns, said);
  if (!isCorrection(turns[said.turn]?.content ?? '')) return text(turns, clause);
  const deniesOther = findings.some((other) => {
    const { turn, start, end } = saidSpan(other);
    const isIn = turn === clause.turn && start >= clause.start && end <= clause.end;
    return other.polarity === 'absent' && isIn && (end <= said.start || start >= said.end);
  });
  return text(turns, deniesOther ? said : clause);
}

const text = (turns: readonly Turn[], { turn, start, end }: Span): string =>
  turns[turn]?.content.slice(start, end).trim() ?? '';
