import { boundedCache } from './bounded-cache.ts';
import { cutClauses, type Clauses } from './clauses.ts';
import type { Span, Turn } from './finding.ts';
import { normalise } from './normalise.ts';

const kept = boundedCache<Clauses>(64);
const clausesIn = (content: string): Clauses => kept(content, () => cutClauses(normalise(content)));

/** The whole clauses that a place stands in, without the spaces around them. */
export function clauseSpan(turns: readonly Turn[], { turn, start, end }: Span): Span {
  const content = turns[turn]?.content ?? '';
  const { clauseStart, clauseEnd } = clausesIn(content);
  const from = clauseStart[start] ?? start;
  const to = clauseEnd[Math.max(start, end - 1)] ?? end;
  return trimmed(content, { turn, start: from, end: to });
}

function trimmed(content: string, { turn, start, end }: Span): Span {
  const text = content.slice(start, end);
  return {
    turn,
    start: start + text.length - text.trimStart().length,
    end: end - (text.length - text.trimEnd().length),
  };
}

export type ToldClause = Span & { text: string };

/** The person's clauses, oldest first. */
export function clausesTold(turns: readonly Turn[]): ToldClause[] {
  return turns.flatMap(({ role, content }, turn) => {
    if (role !== 'user') return [];
    const { clauseEnd } = clausesIn(content);
    const clauses: ToldClause[] = [];
    let start = 0;
    while (start < content.length) {
      const end = clauseEnd[start] ?? content.length;
      const span = trimmed(content, { turn, start, end });
      const text = content.slice(span.start, span.end);
      if (text !== '') clauses.push({ ...span, text });
      start = end + 1;
    }
    return clauses;
  });
}
